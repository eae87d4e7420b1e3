import { routes } from '@/lib/shared/routes';
import { ButtonLink } from '../ui/button';
import { Section } from '../ui/section';

type Part = { heading: string; paragraphs: string[] };

/** Vision and mission, as two tall doors side by side. */
export function VisionAndMission({ vision, mission }: { vision: Part; mission: Part & { cta: string } }) {
  return (
    <Section tone="dark" className="jaali" labelledBy="vision-heading">
      <div className="grid gap-6 md:grid-cols-2">
        <Door id="vision-heading" part={vision} look="bg-brand" />
        <Door id="mission-heading" part={mission} look="bg-[#33196f]">
          <ButtonLink href={routes.contact()} variant="marigold" className="mt-8">
            {mission.cta}
          </ButtonLink>
        </Door>
      </div>
    </Section>
  );
}

function Door({
  id,
  part,
  look,
  children,
}: {
  id: string;
  part: Part;
  look: string;
  children?: React.ReactNode;
}) {
  return (
    <div
      className={`flex flex-col items-center rounded-t-[10rem] px-6 pt-20 pb-12 text-center md:rounded-t-[16rem] md:px-14 md:pt-28 ${look}`}
    >
      <h2 id={id} className="type-heading text-white">
        {part.heading}
      </h2>
      <div className="text-brand-tint mt-5 max-w-md space-y-4">
        {part.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {children}
    </div>
  );
}
