import { jobPage } from '@/lib/content/jobs';
import { jobTextParts } from '@/lib/jobs/job-text';
import type { LandingLinks } from '@/lib/jobs/landing-pages';
import { absoluteUrl } from '@/lib/seo/metadata';
import { jobPosting } from '@/lib/seo/structured-data/job-posting';
import { routes } from '@/lib/routes';
import type { Job } from '@/lib/jobs/job';
import { ButtonLink } from '../ui/button';
import { AfterApplying } from './after-applying';
import { ApplyBar } from './apply-bar';
import { JobAside } from './job-aside';
import { JobFrame } from './job-frame';
import { JobText } from './job-text';
import { MoreJobs } from './more-jobs';
import { NeverPay } from './never-pay';
import { PrintNote } from './print-note';

/** An open job: header, card, text, what follows an application, and structured data. */
export function JobView({ job, landings }: { job: Job; landings: LandingLinks }) {
  const parts = jobTextParts(job, jobPage);
  const pageUrl = absoluteUrl(routes.job(job));
  return (
    <>
      <JobFrame job={job} landings={landings} open>
        <JobAside job={job} pageUrl={pageUrl} />
        <div className="job-body">
          {parts.length > 0 ? (
            <JobText parts={parts} posting={jobPosting(job, parts)} />
          ) : (
            <p>{jobPage.noDetails}</p>
          )}
          <ButtonLink href={routes.apply(job.id)} rel="nofollow" className="apply-again">
            {jobPage.applyAgain}
          </ButtonLink>
          <AfterApplying heading={jobPage.afterApplying} />
          <NeverPay jobId={job.id} />
          <MoreJobs landings={landings} />
          <PrintNote pageUrl={pageUrl} />
        </div>
      </JobFrame>
      <ApplyBar job={job} pageUrl={pageUrl} />
    </>
  );
}
