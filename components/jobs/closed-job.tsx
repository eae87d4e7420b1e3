import { closedJobPage as copy, jobsPage } from '@/lib/content/jobs';
import type { LandingLinks } from '@/lib/jobs/landing-pages';
import { routes } from '@/lib/routes';
import type { FoundJob } from '@/lib/jobs/job';
import { takesJobAlerts } from '@/lib/upstream/categories';
import { orNull } from '@/lib/upstream/errors';
import { ButtonLink } from '../ui/button';
import { Notice } from '../ui/notice';
import { JobFrame } from './job-header';
import { TalentPoolLink } from './talent-pool-link';

/** Shown in place of a job that no longer accepts applications. */
export async function ClosedJob({ found, landings }: { found: FoundJob; landings: LandingLinks }) {
  const { job, closedReason } = found;
  const { categoryId, cities } = job;
  const offersAlerts = await orNull(takesJobAlerts());
  return (
    <JobFrame job={job} landings={landings} open={false}>
      <div className="job-body">
        <Notice {...copy.reasons[closedReason]}>
          <ButtonLink href={landings.category?.href ?? routes.jobs()}>{copy.action}</ButtonLink>
          {offersAlerts && (
            <ButtonLink
              href={routes.jobAlert({ category: categoryId ?? '', location: cities[0]?.slug ?? '' })}
              rel="nofollow"
              variant="outline"
            >
              {jobsPage.alert}
            </ButtonLink>
          )}
          <TalentPoolLink />
        </Notice>
      </div>
    </JobFrame>
  );
}
