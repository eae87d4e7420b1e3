'use client';

import type { JobPosting, WithContext } from 'schema-dts';
import { type JobTextPart, joinJobText } from '@/lib/jobs/join-job-text';
import { JsonLd } from '../sections/json-ld';
import { RichText } from '../ui/rich-text';

type JobTextProps = {
  parts: JobTextPart[];
  /** The job's structured data but for its description, which is these texts. */
  posting: WithContext<JobPosting> | null;
};

/**
 * The job's texts, each under its own heading, for people and for search engines. Rendered in the browser too: the page
 * then brings them to React once, not twice and as elements.
 */
export function JobText({ parts, posting }: JobTextProps) {
  return (
    <div className="space-y-10">
      {posting && <JsonLd data={{ ...posting, description: joinJobText(parts) }} />}
      {parts.map(({ heading, html }) => (
        <section key={heading}>
          <h2 className="type-heading mb-4">{heading}</h2>
          <RichText html={html} />
        </section>
      ))}
    </div>
  );
}
