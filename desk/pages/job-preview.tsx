/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html';
import type { NewJob } from '../../backend/jobs/jobs';
import { safeHtmlText } from '../../lib/base/html';
import { initialOf } from '../../lib/base/text/initial-of';
import { jobPage } from '../../lib/content/jobs';
import { statesPay } from '../../lib/jobs/facts/salary';
import { displaySalary } from '../../lib/jobs/facts/salary-display';

/** A job as its public page will show it: the same words, order and class names (components/jobs/job-page.css). */
export const JobPreview = ({ job }: { job?: NewJob }) => (
  <article class="preview" aria-label="Preview">
    {job ? <Page job={job} /> : <p class="empty">The preview shows the job as visitors will see it.</p>}
  </article>
);

const Page = ({ job }: { job: NewJob }) => {
  const chips = [job.location, job.job_type, job.workspace].filter(Boolean);
  const parts = [
    [jobPage.description, job.description],
    [jobPage.responsibilities, job.primary_responsibility],
    [jobPage.qualification, job.qualification],
  ].map(([heading, html]) => [heading, safeHtmlText(html ?? '')] as const);
  return (
    <>
      {job.company_name && (
        <p class="job-company">
          <svg viewBox="0 0 56 56" width="48" height="48" aria-hidden="true" class="company-mark">
            <text x="28" y="40">
              {initialOf(job.company_name)}
            </text>
          </svg>
          {job.company_name}
        </p>
      )}
      <h2 class="job-title">{job.title}</h2>
      {chips.length > 0 && (
        <ul class="job-chips">
          {chips.map((chip) => (
            <li>{chip}</li>
          ))}
        </ul>
      )}
      {statesPay(job.salary ?? '') && (
        <p class="job-salary">{displaySalary(job.salary ?? '', job.location ?? '')}</p>
      )}
      <p class="button primary" aria-hidden="true">
        {jobPage.apply}
      </p>
      {job.notes && (
        <dl class="job-facts">
          <div>
            <dt>{jobPage.facts.experience}</dt>
            <dd>{job.notes}</dd>
          </div>
        </dl>
      )}
      {parts.every(([, html]) => html === '') && <p>{jobPage.noDetails}</p>}
      {parts.map(
        ([heading, html]) =>
          html !== '' && (
            <section>
              <h3>{heading}</h3>
              <div class="rich-text">{raw(html)}</div>
            </section>
          ),
      )}
    </>
  );
};
