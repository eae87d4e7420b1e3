import type { ReactNode } from 'react';

/** What stands in the doorway: of each page its own, as a drawing that stands everywhere says nothing. */
const insides = {
  /** Employers list a job: an open door. */
  door: (
    <>
      <path d="M100 240V172a60 60 0 0 1 120 0v68Z" fill="var(--brand)" />
      <path d="M132 240v-62a28 28 0 0 1 56 0v62Z" fill="var(--accent)" />
    </>
  ),
  /** People write to the agency: a letter on the doorstep. */
  letter: (
    <>
      <path d="M76 240v-14h168v14Z" fill="var(--brand)" />
      <g strokeLinejoin="round" strokeLinecap="round" strokeWidth="6" stroke="var(--ink-band)">
        <path d="M104 146h112v80H104Z" fill="var(--accent)" />
        <path d="m107 150 53 40 53-40" fill="none" />
      </g>
    </>
  ),
  /** What the agency is for: the sun rises over its steps. */
  sunrise: (
    <>
      <circle cx="160" cy="176" r="46" fill="var(--accent)" />
      <path d="M60 240v-30h200v30Z" fill="var(--brand)" />
      <path d="M92 210v-18h136v18Z" fill="var(--brand-soft)" />
    </>
  ),
  /** Who works there: five arches of different heights, one of them yours. */
  people: (
    <>
      {[78, 112, 146, 180, 214].map((x, index) => (
        <path
          key={x}
          d={`M${x} 240v-${[34, 62, 84, 54, 40][index]}a14 14 0 0 1 28 0v${[34, 62, 84, 54, 40][index]}Z`}
          fill={index === 2 ? 'var(--accent)' : index % 2 ? 'var(--brand-soft)' : 'var(--brand)'}
        />
      ))}
    </>
  ),
} satisfies Record<string, ReactNode>;

export type Scene = keyof typeof insides;

/** A doorway of two arches with a scene in it, decorative. */
export function BannerScene({ scene }: { scene: Scene }) {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true" className="banner-arches">
      <path d="M20 240V160a140 140 0 0 1 280 0v80Z" fill="var(--ink-lift)" />
      <path d="M60 240V165a100 100 0 0 1 200 0v75Z" fill="var(--brand-deep)" />
      {insides[scene]}
    </svg>
  );
}
