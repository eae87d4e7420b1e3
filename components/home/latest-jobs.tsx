import './home.css';
import { home } from '@/lib/content/home';
import { routes } from '@/lib/routes';
import type { JobSummary } from '@/lib/jobs/job';
import { JobCards } from '../jobs/job-card';
import { TrustNotice } from '../jobs/trust-notice';
import { ButtonLink } from '../ui/button';
import { Notice } from '../ui/notice';
import { Section } from '../ui/section';

/** 'Find Your Jobs': the newest openings, or why there are none. `jobs` is null if they could not be fetched. */
export function LatestJobs({ jobs }: { jobs: JobSummary[] | null }) {
  const { heading, intro, all, failed, empty } = home.jobs;
  const allJobs = (
    <ButtonLink href={routes.jobs()} variant="outline">
      {all}
    </ButtonLink>
  );
  return (
    <Section tone="deep" heading={heading} intro={intro} className="index">
      {jobs?.length ? (
        <>
          <JobCards jobs={jobs} className="index-list space-y-2 md:space-y-3" />
          <div className="index-end">
            {allJobs}
            <TrustNotice />
          </div>
        </>
      ) : (
        <Notice level="h3" {...(jobs ? empty : failed)}>
          {allJobs}
        </Notice>
      )}
    </Section>
  );
}
