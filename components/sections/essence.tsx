import { home } from '@/lib/content/home';
import { Section } from '../ui/section';

/** 'Essence of Our Services': four promises, each above a small arch. */
export function Essence() {
  const { heading, intro, items } = home.essence;
  return (
    <Section tone="raised" heading={heading} intro={intro}>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <EssenceMark step={index} />
            <h3 className="type-subheading mt-5">{title}</h3>
            <p className="text-ink-soft mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const symbols = [
  // A star over the steps.
  <path key="star" d="M32 22l4.2 9 9.8 1.2-7.2 6.8 1.9 9.7L32 43.9l-8.7 4.8 1.9-9.7-7.2-6.8 9.8-1.2Z" />,
  // The two open wings of a door.
  <path key="doors" d="M16 62V34l12 6v26Zm32 0V34l-12 6v26Z" />,
  // A spark.
  <path
    key="spark"
    d="M32 20c1.5 9.5 5.5 13.5 15 15-9.5 1.5-13.5 5.5-15 15-1.5-9.5-5.5-13.5-15-15 9.5-1.5 13.5-5.5 15-15Z"
  />,
  // Two people.
  <path
    key="people"
    d="M24 30a6 6 0 1 1 0 .1ZM40 34a5 5 0 1 1 0 .1ZM14 62V50a10 10 0 0 1 20 0v12Zm23 0V50c0-2.5-.6-4.5-1.7-6.3A9 9 0 0 1 50 51v11Z"
  />,
];

function EssenceMark({ step }: { step: number }) {
  return (
    <svg viewBox="0 0 64 72" aria-hidden="true" className="h-24 w-auto">
      <path d="M0 72V32a32 32 0 0 1 64 0v40Z" fill="#efe9fb" />
      <path d="M6 72V32a26 26 0 0 1 52 0v40Z" fill="#572ac8" />
      <g fill="#f2a516">{symbols[step]}</g>
    </svg>
  );
}
