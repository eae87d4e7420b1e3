import './form-beside-steps.css';
import type { ReactNode } from 'react';
import { FormBoundary } from '../forms/form-boundary';
import { Section } from '../ui/section';

type FormBesideStepsProps = {
  steps: { heading: string; intro: string; steps: { title: string; text: string }[] };
  form: { id: string; heading: string; intro: string };
  children: ReactNode;
};

/** What will happen, step by step, and the form that begins it: side by side, on phones one after the other. */
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
