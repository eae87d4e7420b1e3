import { jobPage } from '@/lib/content/jobs';
import { jobTextParts } from '@/lib/jobs/job-text';
import type { LandingLinks } from '@/lib/jobs/landing-pages';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { jobPosting } from '@/lib/seo/structured-data/job-posting';
import { routes } from '@/lib/shared/routes';
import type { Job } from '@/lib/jobs/job';
import { Container } from '../ui/container';
import { ApplyBar } from './apply-bar';
import { JobAside } from './job-aside';
import { JobHeader } from './job-header';
import { JobText } from './job-text';
import { PrintNote } from './print-note';

/** An open job: head, text and aside, and its facts for search engines. */
export function JobView({ job, landings }: { job: Job; landings: LandingLinks }) {
  const parts = jobTextParts(job, jobPage);
  const pageUrl = absoluteUrl(routes.job(job));
  return (
    <>
      <JobHeader job={job} category={landings.category} />
      <ApplyBar jobId={job.id} />
      <Container className="job-columns">
        {parts.length > 0 ? (
          <JobText parts={parts} posting={jobPosting(job, parts)} />
        ) : (
          <p className="text-ink-soft max-w-text">{jobPage.noDetails}</p>
        )}
        <JobAside job={job} pageUrl={pageUrl} cities={landings.cities} />
        <PrintNote pageUrl={pageUrl} />
      </Container>
    </>
  );
}
