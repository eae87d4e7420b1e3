import { jobPage, applyPage } from '@/lib/content/jobs';
import { jobTextParts } from '@/lib/jobs/job-text';
import type { LandingLinks } from '@/lib/jobs/landing-pages';
import { absoluteUrl } from '@/lib/seo/metadata';
import { jobPosting } from '@/lib/seo/structured-data/job-posting';
import { routes } from '@/lib/shared/routes';
import type { Job } from '@/lib/jobs/job';
import { Container } from '../ui/container';
import { JobAside } from './job-aside';
import { JobHeader } from './job-header';
import { JobText } from './job-text';
import { ButtonLink } from '../ui/button';
import { identity } from '@/lib/content/identity';

/** An open job: header, text, aside and structured data. */
export function JobView({ job, landings }: { job: Job; landings: LandingLinks }) {
  const parts = jobTextParts(job, jobPage);
  const pageUrl = absoluteUrl(routes.job(job));
  return (
    <>
      <JobHeader job={job} landings={landings} />
      <ApplyBar jobId={job.id} />
      <Container className="job-columns">
        {parts.length > 0 ? (
          <JobText parts={parts} posting={jobPosting(job, parts)} />
        ) : (
          <p className="text-ink-soft max-w-text">{jobPage.noDetails}</p>
        )}
        <JobAside job={job} pageUrl={pageUrl} landings={landings} />
        <PrintNote pageUrl={pageUrl} />
      </Container>
    </>
  );
}

/**
 * On phones, a bar at the bottom of the screen with the page's one action; on wider screens, the job's header has it.
 * Must be a child of `main`, at whose end it comes to rest (`.foot-bar` in app/globals.css).
 */
function ApplyBar({ jobId }: { jobId: string }) {
  return (
    <div className="foot-bar">
      <ButtonLink href={routes.apply(jobId)} rel="nofollow" variant="marigold" className="w-full">
        {jobPage.apply}
      </ButtonLink>
    </div>
  );
}

/** What a printed job needs and its page shows elsewhere: whose it is, its URL, and that nobody pays. */
function PrintNote({ pageUrl }: { pageUrl: string }) {
  const { legalName, offices, phone, email } = identity;
  const address = offices
    .slice(0, 1)
    .flatMap(({ street, locality, postalCode, region }) => [...street, `${locality} ${postalCode}`, region]);
  return (
    <div className="print-note">
      <p>{pageUrl}</p>
      <p>{applyPage.trust}</p>
      <address className="not-italic">{[legalName, ...address, phone.label, email].join(', ')}</address>
    </div>
  );
}
