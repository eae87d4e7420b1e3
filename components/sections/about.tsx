import './role-cards.css';
import type { ReactNode } from 'react';
import { about } from '@/lib/content/about';
import { credentials } from '@/lib/content/credentials';
import { identity } from '@/lib/content/identity';
import { type Person, shown } from '@/lib/content/people';
import { routes } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import { Facts } from '../ui/facts';
import { Section } from '../ui/section';
import { Paragraphs } from '../ui/texts';

export function AboutIntro() {
  return (
    <Section labelledBy="about-headline" rank="first">
      <div className="about-intro">
        <h2 id="about-headline" className="type-title max-w-xl">
          {about.headline}
        </h2>
        <Facts
          className="at-a-glance"
          facts={identity.offices.map(({ kind, locality, region }) => [kind, `${locality}, ${region}`])}
        />
        <div className="text-ink-soft max-w-text space-y-4">
          <Paragraphs paragraphs={about.intro} />
        </div>
      </div>
    </Section>
  );
}

export function VisionAndMission() {
  return (
    <Section tone="dark" className="lattice" labelledBy="vision-heading">
      <div className="vision">
        {[about.vision, about.mission].map(({ heading, paragraphs }, index) => (
          <div key={heading}>
            <h2 id={index === 0 ? 'vision-heading' : undefined}>{heading}</h2>
            <Paragraphs paragraphs={paragraphs} />
          </div>
        ))}
      </div>
      <ButtonLink href={routes.contact()} variant="accent" className="mt-10">
        {about.mission.cta}
      </ButtonLink>
    </Section>
  );
}

type LeadershipProps = { heading: string; members: Person[]; aside?: ReactNode };

/** The agency's leaders; nothing if there are none to show. */
export function Leadership({ heading, members, aside }: LeadershipProps) {
  const people = shown(members);
  if (people.length === 0) return null;
  return (
    <Section tone="deep" heading={heading} aside={aside}>
      <RoleCards members={people} />
    </Section>
  );
}

/** A card for each person; plain rows if none has a photograph. */
export function RoleCards({ members }: { members: Person[] }) {
  return (
    <ul className="role-cards">
      {members.map(({ name, role, text, photo }) => (
        <li key={name ?? role}>
          {photo && <Photo file={photo} alt="" />}
          <h3>{name ?? role}</h3>
          {name && <p className="role">{role}</p>}
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The agency's own photographs; nothing without any. */
export function Photographs() {
  const { photographs } = credentials;
  if (photographs.length === 0) return null;
  return (
    <Section heading={about.photographs}>
      <ul className="photographs">
        {photographs.map(({ file, caption }) => (
          <li key={file}>
            <figure>
              <Photo file={file} alt={caption} />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Photo({ file, alt }: { file: string; alt: string }) {
  // eslint-disable-next-line @next/next/no-img-element -- a file of the agency's own; the optimizer is off
  return <img src={file} alt={alt} loading="lazy" width={400} height={300} />;
}
