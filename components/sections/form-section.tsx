import type { ReactNode } from 'react';
import type { IllustrationName } from '@/lib/content/services/blocks';
import { FormBoundary } from '../forms/form-boundary';
import { Section } from '../ui/section';
import { Illustration } from './illustration';

type FormSectionProps = {
  id: string;
  heading: string;
  intro?: string;
  /** What visitors must know before using the form. */
  note?: string;
  illustration: IllustrationName;
  children: ReactNode;
};

/** A form beside its heading, on a deeper background. */
export function FormSection({ id, heading, intro, note, illustration, children }: FormSectionProps) {
  return (
    <Section id={id} tone="deep" labelledBy={`${id}-heading`}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div className="max-w-md">
          <h2 id={`${id}-heading`} className="type-heading">
            {heading}
          </h2>
          {intro && <p className="text-ink-soft mt-3">{intro}</p>}
          {note && <p className="bg-marigold-tint mt-6 rounded-2xl px-5 py-4 text-[0.9375rem]">{note}</p>}
          <Illustration name={illustration} className="mt-10 hidden w-full max-w-72 lg:block" />
        </div>
        <div className="border-line bg-paper-raised rounded-3xl border p-5 md:p-8">
          <FormBoundary>{children}</FormBoundary>
        </div>
      </div>
    </Section>
  );
}
