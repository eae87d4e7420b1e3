import './blocks.css';
import type { CSSProperties } from 'react';
import type { CardsBlock } from '@/lib/content/services/blocks';
import { Section } from '../../ui/section';
import { TitledTexts } from './titled-texts';
import type { Toned } from './tone';

/** Short cards: rows on phones, up to four side by side on wide screens. */
export function Cards({ heading, intro, cards, tone }: Toned<CardsBlock>) {
  const columns = cards.length % 4 === 0 ? 4 : 3;
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <ul className="card-list" style={{ '--columns': columns } as CSSProperties}>
        <TitledTexts items={cards} />
      </ul>
    </Section>
  );
}
