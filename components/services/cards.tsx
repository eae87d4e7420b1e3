import './blocks.css';
import type { BlockOf } from '@/lib/content/schema/service-page';
import { Section } from '../ui/section';
import { Unbroken } from '../ui/texts';

/** Short cards: rows on phones, up to four side by side on wide screens. */
export function Cards({ heading, intro, cards, tone }: Toned<BlockOf<'cards'>>) {
  const columns = cards.length % 4 === 0 ? 4 : 3;
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <ul className="card-list" style={{ '--columns': columns }}>
        <TitledTexts items={cards} />
      </ul>
    </Section>
  );
}

export function TitledTexts({ items }: { items: readonly { title: string; text: string }[] }) {
  return items.map(({ title, text }) => (
    <li key={title}>
      <h3>
        <Unbroken text={title} />
      </h3>
      <p>
        <Unbroken text={text} />
      </p>
    </li>
  ));
}

/** The background of a block. */
export type Toned<T> = Omit<T, 'kind'> & { tone?: 'paper' | 'raised' | 'deep' };
