import { routes } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import { Section } from '../ui/section';

type Part = { heading: string; paragraphs: string[] };

/** Vision and mission side by side, each behind the frame of a door. */
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

function Statement({ id, part, children }: { id: string; part: Part; children?: React.ReactNode }) {
  return (
    <div>
      <span aria-hidden="true" className="arch border-accent mb-5 block h-14 w-12 border-4 border-b-0" />
      <h2 id={id} className="type-heading text-white">
        {part.heading}
      </h2>
      <div className="text-brand-tint max-w-text mt-3 space-y-3">
        {part.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {children}
    </div>
  );
}
