import './blocks.css';
import type { CSSProperties } from 'react';
import type { CardsBlock } from '@/lib/content/services/blocks';
import { Section } from '../../ui/section';
import { Unbroken } from '../unbroken';
import type { Toned } from './tone';

/** Short cards: rows on phones, up to four side by side on wide screens. */
export function Cards({ heading, intro, cards, tone }: Toned<CardsBlock>) {
  const columns = cards.length % 4 === 0 ? 4 : 3;
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <ul className="card-list" style={{ '--columns': columns } as CSSProperties}>
        {cards.map(({ title, text }) => (
          <li key={title}>
            <h3>
              <Unbroken text={title} />
            </h3>
            <p>
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
