import { talentPool } from '@/lib/content/talent-pool';
import { closedJobPage as copy, jobsPage } from '@/lib/content/jobs';
import type { LandingLinks } from '@/lib/jobs/landing-pages';
import { routes } from '@/lib/routes';
import type { FoundJob } from '@/lib/jobs/job';
import { offers, takesJobAlerts } from '@/lib/upstream/categories';
import { orNull } from '@/lib/upstream/errors';
import { ButtonLink } from '../ui/button';
import { Notice } from '../ui/notice';
import { JobFrame } from './job-header';

type ClosedJobProps = { found: FoundJob; landings: LandingLinks };

/** Shown in place of a job that no longer accepts applications. */
export async function ClosedJob({ found, landings }: ClosedJobProps) {
  const { job, closedReason } = found;
  const { categoryId, cities } = job;
  const [offersAlerts, takesCvs] = await Promise.all([
    orNull(takesJobAlerts()),
    orNull(offers('talent-pool')),
  ]);
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
          {takesCvs && (
            <ButtonLink href={routes.talentPool()} variant="outline">
              {talentPool.link}
            </ButtonLink>
          )}
        </Notice>
      </div>
    </JobFrame>
  );
}
