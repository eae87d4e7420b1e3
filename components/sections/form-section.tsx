import '../services/blocks.css';
import type { ReactNode } from 'react';
import { FormBoundary } from '../forms/server-parts';
import { Section } from '../ui/section';

type FormSectionProps = {
  id: string;
  heading: string;
  intro?: string;
  /** A note above the form. */
  note?: string;
  /** Below the introduction on wide screens, else below the form. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A form beside its heading, on a deeper background. */
export function FormSection({ id, heading, intro, note, aside, children }: FormSectionProps) {
  return (
    <Section id={id} tone="deep" labelledBy={`${id}-heading`}>
      <div className="form-section">
        <div>
          <h2 id={`${id}-heading`} className="type-heading">
            {heading}
          </h2>
          {intro && <p className="form-intro">{intro}</p>}
          {note && <p className="trust-notice mt-4">{note}</p>}
        </div>
        <div className="form-sheet">
          <FormBoundary>{children}</FormBoundary>
        </div>
        {/* After the form, whose first field the next key press reaches. */}
        {aside}
      </div>
    </Section>
  );
}

type FormBesideStepsProps = {
  steps: { heading: string; intro: string; steps: { title: string; text: string }[] };
  form: { id: string; heading: string; intro: string };
  children: ReactNode;
};

/** A form beside the steps it starts; stacked on phones. */
export function FormBesideSteps({ steps: { heading, intro, steps }, form, children }: FormBesideStepsProps) {
  return (
    <Section labelledBy="steps-heading">
      <div className="form-beside-steps">
        <div>
          <h2 id="steps-heading" className="type-heading">
            {heading}
          </h2>
          <p className="text-ink-soft mt-2">{intro}</p>
          <ol>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3 className="font-sans font-semibold tracking-normal">{title}</h3>
                <p className="text-ink-soft mt-1 text-[0.9375rem]">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <section id={form.id} aria-labelledby={`${form.id}-heading`}>
          <h2 id={`${form.id}-heading`} className="type-heading">
            {form.heading}
          </h2>
          <p className="text-ink-soft mt-2 mb-6">{form.intro}</p>
          <FormBoundary>{children}</FormBoundary>
        </section>
      </div>
    </Section>
  );
}
