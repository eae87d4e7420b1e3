import type { Person } from '@/lib/content/person';
import { shown } from '@/lib/content/shown';
import { Section } from '../ui/section';
import { RolePortrait } from './role-portrait';

type LeadershipProps = { heading: string; members: Person[] };

/** People by their roles; nothing if there are none to show. */
export function Leadership({ heading, members }: LeadershipProps) {
  const people = shown(members);
  if (people.length === 0) return null;
  return (
    <Section tone="deep" heading={heading}>
      <RoleCards members={people} columns="lg:grid-cols-4" />
    </Section>
  );
}

export function RoleCards({ members, columns }: { members: LeadershipProps['members']; columns: string }) {
  return (
    <ul className={`grid grid-cols-2 gap-x-5 gap-y-10 md:gap-x-6 ${columns}`}>
      {members.map(({ role, text }, index) => (
        <li key={role}>
          <RolePortrait variant={index} />
          <h3 className="type-subheading mt-5">{role}</h3>
          <p className="text-ink-soft mt-2 text-[0.9375rem]">{text}</p>
        </li>
      ))}
    </ul>
  );
}
