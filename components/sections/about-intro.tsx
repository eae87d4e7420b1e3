import { Section } from '../ui/section';
import { Illustration } from './illustration';

/** What the agency is, beside an illustration. */
export function AboutIntro({ headline, paragraphs }: { headline: string; paragraphs: string[] }) {
  return (
    <Section labelledBy="about-headline">
      <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div>
          <h2 id="about-headline" className="type-heading max-w-xl">
            {headline}
          </h2>
          <div className="text-ink-soft max-w-text mt-4 space-y-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <Illustration name="people" className="w-40 md:mx-auto md:w-full md:max-w-xs" />
      </div>
    </Section>
  );
}
