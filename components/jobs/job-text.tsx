'use client';

import type { JobPosting, WithContext } from 'schema-dts';
import { JsonLd } from '../ui/json-ld';
import { type JobTextPart, joinJobText } from '@/lib/jobs/job-text';
import type { SafeHtml } from '@/lib/base/html';

type JobTextProps = {
  parts: JobTextPart[];
  /** Structured data without the description, which is joined from `parts`. */
  posting: WithContext<JobPosting> | null;
};

/**
 * The job's texts, each under its heading, and the structured data. A client component, so that the texts are
 * serialised once, not twice and as elements.
 */
export function JobText({ parts, posting }: JobTextProps) {
  return (
    <div className="job-text">
      {posting && <JsonLd data={{ ...posting, description: joinJobText(parts) }} />}
      {parts.map(({ heading, html, lang }) => (
        <section key={heading}>
          <h2 className="type-heading">{heading}</h2>
          <RichText html={html} lang={lang} />
        </section>
      ))}
    </div>
  );
}

/** A job ad's sanitised HTML. A string, because elements would be serialised a second time. */
export function RichText({ html, lang }: { html: SafeHtml; lang?: string }) {
  return <div className="rich-text" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
