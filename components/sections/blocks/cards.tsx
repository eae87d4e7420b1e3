import type { CardsBlock } from '@/lib/content/services/blocks';
import { Section } from '../../ui/section';
import type { Toned } from './tone';

/** A grid of short cards, each under a small arch. */
export function Cards({ heading, intro, cards, tone }: Toned<CardsBlock>) {
  const columns = cards.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';
  return (
    <Section tone={tone} heading={heading} intro={intro}>
      <ul className={`grid gap-4 sm:grid-cols-2 ${columns}`}>
        {cards.map(({ title, text }) => (
          <li key={title} className="border-line bg-paper-raised rounded-3xl border p-6">
            <svg viewBox="0 0 32 36" aria-hidden="true" className="h-9 w-8">
              <path d="M0 36V16a16 16 0 0 1 32 0v20Z" fill="#efe9fb" />
              <path d="M9 36V17a7 7 0 0 1 14 0v19Z" fill="#572ac8" />
            </svg>
            <h3 className="type-subheading mt-4">{title}</h3>
            <p className="text-ink-soft mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
