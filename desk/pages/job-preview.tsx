/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html';
import type { NewJob } from '../../backend/jobs/jobs';
import { safeHtmlText } from '../../lib/base/html';
import { jobPage } from '../../lib/content/jobs';

/** What is read of a job, with its texts as they are formatted. */
export const JobPreview = ({ job }: { job?: NewJob }) => (
  <article class="preview" aria-label="Preview">
    {job ? <Shown job={job} /> : <p class="empty">The preview shows the texts as visitors will see them.</p>}
  </article>
);

const Shown = ({ job }: { job: NewJob }) => {
  const facts = [job.company_name, job.location, job.salary, job.job_type, job.workspace, job.notes];
  const parts = [
    [jobPage.description, job.description],
    [jobPage.responsibilities, job.primary_responsibility],
    [jobPage.qualification, job.qualification],
  ].map(([heading, html]) => [heading, safeHtmlText(html ?? '')] as const);
  return (
    <>
      <h2>{job.title}</h2>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {parts.map(
        ([heading, html]) =>
          html !== '' && (
            <section>
              <h3>{heading}</h3>
              {raw(html)}
            </section>
          ),
      )}
    </>
  );
};
