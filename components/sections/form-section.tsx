import './form-section.css';
import type { ReactNode } from 'react';
import { FormBoundary } from '../forms/form-boundary';
import { Section } from '../ui/section';

type FormSectionProps = {
  id: string;
  heading: string;
  intro?: string;
  /** What visitors must know before using the form. */
  note?: string;
  /** Beside the form on wide screens; says more than the introduction, in its stead. */
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
          {aside}
        </div>
        <div>
          <FormBoundary>{children}</FormBoundary>
        </div>
      </div>
    </Section>
  );
}
