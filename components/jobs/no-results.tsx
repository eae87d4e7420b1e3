import { jobAlertPage } from '@/lib/content/job-alert';
import { jobsPage } from '@/lib/content/jobs';
import type { ListNames } from '@/lib/jobs/list-page';
import type { PathOf } from '@/lib/jobs/landing-pages';
import type { NearestJobs } from '@/lib/jobs/nearest-jobs';
import { type JobsQuery, routes } from '@/lib/routes';
import { FormBoundary, serverParts } from '../forms/server-parts';
import { JobAlertFormOnDemand } from '../forms/job-alert-form-on-demand';
import { ButtonLink } from '../ui/button';
import { Link } from '../ui/link';
import { JobCards } from './job-card';
import { insteadOf } from './list-heading';
import { SearchSummary } from './search-summary';
import { TalentPoolLink } from './talent-pool-link';

type NoResultsProps = {
  search: Required<JobsQuery>;
  names: ListNames;
  nearest: NearestJobs;
  pathOf: PathOf;
  /** Whether job alerts are available. */
  offersAlerts: boolean;
};

/** Empty state with the nearest matches and a job alert. */
export function NoResults({ search, names, nearest, pathOf, offersAlerts }: NoResultsProps) {
  const { action, near, newest } = jobsPage.empty;
  const { jobs, total, query, hasNone } = nearest;
  const label = insteadOf(nearest, names) ?? (query?.keyword ? near(total) : newest);
  const { heading, text } = hasNone ? jobsPage.noJobs : jobsPage.empty;
  return (
    <>
      <div className="none-found">
        <h2>{heading}</h2>
        <p>{text}</p>
        <div className="flex flex-wrap gap-3">
          {!hasNone && (
            <ButtonLink href={routes.jobs()} variant="outline">
              {action}
            </ButtonLink>
          )}
          <TalentPoolLink />
        </div>
      </div>
      {offersAlerts && <AlertInPlace search={{ ...search, since: '' }} names={names} />}
      {jobs.length > 0 && (
        <section aria-labelledby="nearest-heading">
          <h2 id="nearest-heading" className="mb-3 text-lg">
            {query && total > jobs.length ? <Link href={pathOf(query, total)}>{label}</Link> : label}
          </h2>
          <JobCards jobs={jobs} className="cards" />
        </section>
      )}
    </>
  );
}

function AlertInPlace({ search, names }: Pick<NoResultsProps, 'search' | 'names'>) {
  return (
    <section aria-labelledby="alert-heading" className="mb-10 max-w-2xl space-y-5">
      <h2 id="alert-heading" className="text-lg">
        {jobsPage.alert}
      </h2>
      <p className="text-ink-soft max-w-text">{jobAlertPage.lead}</p>
      <SearchSummary search={search} names={names} />
      <FormBoundary>
        <JobAlertFormOnDemand submit={jobAlertPage.submit} search={search} parts={serverParts('job-alert')} />
      </FormBoundary>
    </section>
  );
}
