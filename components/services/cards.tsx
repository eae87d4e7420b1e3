import './blocks.css';
import type { BlockOf } from '@/lib/content/schema/service-page';
import { Section } from '../ui/section';
import { TitledTexts } from '../ui/texts';

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

/** The background of a block. */
export type Toned<T> = Omit<T, 'kind'> & { tone?: 'paper' | 'raised' | 'deep' };
