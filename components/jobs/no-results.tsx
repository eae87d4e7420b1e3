import { jobsPage } from '@/lib/content/jobs';
import type { JobSummary } from '@/lib/jobs/job';
import { routes } from '@/lib/shared/routes';
import { ButtonLink } from '../ui/button';
import { Notice } from '../ui/notice';
import { JobCard } from './job-card';

/** Says that nothing was found, and shows what comes nearest. `alertHref` as in JobResults. */
export function NoResults({ nearest, alertHref }: { nearest: JobSummary[]; alertHref: string | null }) {
  const { heading, text, action, nearest: nearestHeading } = jobsPage.empty;
  return (
    <>
      <Notice heading={heading} text={text}>
        <ButtonLink href={routes.jobs()}>{action}</ButtonLink>
        {alertHref && (
          <ButtonLink href={alertHref} variant="outline">
            {jobsPage.alert}
          </ButtonLink>
        )}
      </Notice>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest-heading" className="mt-10">
          <h2 id="nearest-heading" className="mb-5 text-lg">
            {nearestHeading(nearest.length)}
          </h2>
          <ul className="space-y-3">
            {nearest.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
