import { jobPage } from '@/lib/content/jobs';
import type { Job } from '@/lib/upstream/job-details';
import { RichText } from '../ui/rich-text';

/** The job's three texts, each under its own heading; those that are empty are left out. */
export function JobText({ job }: { job: Job }) {
  const parts = [
    { heading: jobPage.description, html: job.descriptionHtml },
    { heading: jobPage.responsibilities, html: job.responsibilitiesHtml },
    { heading: jobPage.qualification, html: job.qualificationHtml },
  ].filter((part) => part.html);
  if (parts.length === 0) return <p className="text-ink-soft max-w-text">{jobPage.noDetails}</p>;
  return (
    <div className="space-y-10">
      {parts.map(({ heading, html }) => (
        <section key={heading}>
          <h2 className="type-heading mb-4">{heading}</h2>
          <RichText html={html} topHeading={3} />
        </section>
      ))}
    </div>
  );
}
