import './role-cards.css';
import type { ReactNode } from 'react';
import { type Person, shown } from '@/lib/content/people';
import { routes } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import { Drawing } from '../ui/drawing';
import { Section } from '../ui/section';
import { Paragraphs } from '../ui/texts';

export function AboutIntro({ headline, paragraphs }: { headline: string; paragraphs: string[] }) {
  return (
    <Section labelledBy="about-headline">
      <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div>
          <h2 id="about-headline" className="type-heading max-w-xl">
            {headline}
          </h2>
          <div className="text-ink-soft max-w-text mt-4 space-y-4">
            <Paragraphs paragraphs={paragraphs} />
          </div>
        </div>
        <Drawing name="people" className="w-40 md:mx-auto md:w-full md:max-w-xs" />
      </div>
    </Section>
  );
}

type Part = { heading: string; paragraphs: string[] };

export function VisionAndMission({ vision, mission }: { vision: Part; mission: Part & { cta: string } }) {
  return (
    <Section tone="dark" className="jaali" labelledBy="vision-heading">
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <Statement id="vision-heading" part={vision} />
        <Statement id="mission-heading" part={mission}>
          <ButtonLink href={routes.contact()} variant="accent" className="mt-6">
            {mission.cta}
          </ButtonLink>
        </Statement>
      </div>
    </Section>
  );
}

function Statement({ id, part, children }: { id: string; part: Part; children?: ReactNode }) {
  return (
    <div>
      <span aria-hidden="true" className="arch border-accent mb-5 block h-14 w-12 border-4 border-b-0" />
      <h2 id={id} className="type-heading text-white">
        {part.heading}
      </h2>
      <div className="text-brand-tint max-w-text mt-3 space-y-3">
        <Paragraphs paragraphs={part.paragraphs} />
      </div>
      {children}
    </div>
  );
}

/** The agency's leaders; nothing if there are none to show. */
export function Leadership({ heading, members }: { heading: string; members: Person[] }) {
  const people = shown(members);
  if (people.length === 0) return null;
  return (
    <Section tone="deep" heading={heading}>
      <RoleCards members={people} />
    </Section>
  );
}

type RoleCardsProps = {
  members: Person[];
  /** Portrait variant of the first card; the others count up. Every role on the site has a different one. */
  firstPortrait?: number;
};

export function RoleCards({ members, firstPortrait = 0 }: RoleCardsProps) {
  return (
    <ul className="role-cards">
      {members.map(({ name, role, text, photo }, index) => (
        <li key={name ?? role}>
          {photo ? (
            // eslint-disable-next-line @next/next/no-img-element -- a file of the agency's own; the optimizer is off
            <img src={photo} alt="" loading="lazy" width={192} height={221} className="role-portrait" />
          ) : (
            <RolePortrait variant={firstPortrait + index} />
          )}
          <div>
            <h3 className="type-subheading">{name ?? role}</h3>
            {name && <p className="font-semibold">{role}</p>}
            <p className="text-ink-soft mt-1.5 text-[0.9375rem]">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

// Wall, coat, skin, hair, collar.
const LOOKS = [
  ['var(--brand-pale)', 'var(--ink-band)', '#c98a5b', 'var(--ink)', 'var(--accent-tint)'],
  ['var(--accent-soft)', 'var(--brand)', '#a86a42', 'var(--ink-band)', 'var(--brand-tint)'],
  ['var(--brand-tint)', 'var(--accent)', '#8d5a3b', 'var(--ink)', 'var(--brand-deep)'],
  ['var(--brand-soft)', 'var(--brand-deep)', '#d9a273', 'var(--ink-bandline)', 'var(--accent-soft)'],
  ['var(--line)', 'var(--ink-band)', '#b97b50', 'var(--ink-band)', 'var(--accent)'],
];
const HEADS = 9;

/** A faceless portrait for a role rather than a person. The first 45 variants differ. */
export function RolePortrait({ variant }: { variant: number }) {
  const [wall, coat, skin, hair, collar] = LOOKS[variant % LOOKS.length]!;
  const colours = { '--wall': wall, '--coat': coat, '--skin': skin, '--hair': hair, '--collar': collar };
  return (
    <svg viewBox="0 0 200 230" aria-hidden="true" className="role-portrait" style={colours}>
      <use href="/illustrations/portraits.svg#body" />
      <use href={`/illustrations/portraits.svg#head-${variant % HEADS}`} />
    </svg>
  );
}
