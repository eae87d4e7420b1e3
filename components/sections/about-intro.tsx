import { Section } from '../ui/section';
import { Illustration } from './illustration';

/** What the agency is, beside an illustration. */
export function AboutIntro({ headline, paragraphs }: { headline: string; paragraphs: string[] }) {
  return (
    <Section labelledBy="about-headline">
      <div className="grid items-center gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div>
          <h2 id="about-headline" className="type-heading max-w-xl">
            {headline}
          </h2>
          <div className="text-ink-soft max-w-text mt-6 space-y-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <Illustration name="people" className="mx-auto w-full max-w-72 md:max-w-sm" />
      </div>
    </Section>
  );
}
