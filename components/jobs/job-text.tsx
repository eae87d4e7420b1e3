'use client';

import type { JobPosting, WithContext } from 'schema-dts';
import { type JobTextPart, joinJobText } from '@/lib/jobs/join-job-text';
import { JsonLd } from '../ui/json-ld';
import type { SafeHtml } from '@/lib/base/html';

type JobTextProps = {
  parts: JobTextPart[];
  /** The job's structured data without its description, which is made of these texts. */
  posting: WithContext<JobPosting> | null;
};

/**
 * The job's texts, each under its own heading, and the structured data that repeats them. A client component, so that
 * the texts are serialised for React once instead of twice and as elements.
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

/** A job ad's sanitised HTML. Passed as a string, because elements would be serialised for the browser a second time. */
export function RichText({ html, lang }: { html: SafeHtml; lang?: string }) {
  return <div className="rich-text" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
