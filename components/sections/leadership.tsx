import './role-cards.css';
import type { Person } from '@/lib/content/people';
import { shown } from '@/lib/content/shown';
import { Section } from '../ui/section';
import { RolePortrait } from './role-portrait';

type LeadershipProps = { heading: string; members: Person[] };

/** People; nothing if there are none to show. */
export function Leadership({ heading, members }: LeadershipProps) {
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
  /** The portrait of the first; the others follow. No two roles of the site have the same. */
  firstPortrait?: number;
};

/** Beside each other with a large portrait, on phones below each other with a small one. */
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
