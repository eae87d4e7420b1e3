import { jobsPage } from '@/lib/content/jobs';
import { jobsPath, listFeed } from '@/lib/jobs/query';
import type { PathOf } from '@/lib/jobs/landing-pages';
import { type ListNames, PAGE_SIZE } from '@/lib/jobs/list-page';
import type { JobsQuery } from '@/lib/routes';
import { type NearestJobs, NONE_NEAR } from '@/lib/jobs/nearest-jobs';
import type { SearchedList } from '@/lib/jobs/search-jobs';
import type { Wishes } from '@/lib/search/wishes';
import { withRequestNumber } from '@/lib/content/request-number';
import { SavedCount } from '../saved/saved-count';
import { ButtonLink, buttonStyle } from '../ui/button';
import { Notice } from '../ui/notice';
import { Pagination } from '../ui/pagination';
import { GroupedJobs } from './grouped-jobs';
import { NoResults } from './no-results';
import { ReadWordsNote } from './read-words-note';
import { TrustNotice } from './trust-notice';

function FeedLink({ href }: { href: string }) {
  const { label, rss } = jobsPage.feed;
  return (
    <p className="text-ink-soft mt-4 text-sm">
      {label}{' '}
      <a href={href} rel="nofollow" className="inline-block py-2 underline">
        {rss}
      </a>
    </p>
  );
}

export type JobResultsProps = {
  /** Null when the list could not be read. */
  list: (SearchedList & { words?: string; wishes?: Wishes }) | null;
  /** Nearest matches, if nothing was found. */
  nearest?: NearestJobs;
  /** The query that made the list, and as interpreted. */
  query: Required<JobsQuery>;
  meant: Required<JobsQuery>;
  /** Path of the landing page that shows the same list, if there is one. */
  landing: string | null;
  pathOf: PathOf;
  /** Link to subscribe to new jobs like these; null if not offered. */
  alertHref: string | null;
  names: ListNames;
};

/** One page of jobs with pagination, or why there are none. */
export function JobResults({ list, nearest = NONE_NEAR, query, meant, ...props }: JobResultsProps) {
  const { landing, names, alertHref, pathOf } = props;
  if (!list) {
    const { heading, text, action } = jobsPage.failed;
    return (
      <Notice heading={heading} text={withRequestNumber(text)}>
        {/* A plain link, to reload the page. */}
        <a href={jobsPath(query)} className={buttonStyle()}>
          {action}
        </a>
      </Notice>
    );
  }
  if (list.jobs.length === 0) {
    const offersAlerts = alertHref !== null;
    return <NoResults search={query} {...{ names, nearest, pathOf, offersAlerts }} />;
  }
  const first = (query.page - 1) * PAGE_SIZE + 1;
  const last = first + list.jobs.length - 1;
  return (
    <>
      <h2 className="sr-only">{jobsPage.title}</h2>
      <ReadWordsNote list={list} typed={query} />
      <GroupedJobs
        {...list}
        before={first - 1}
        searched={{ keyword: list.words ?? meant.keyword, city: names.city, wishes: list.wishes ?? {} }}
      />
      <div className="list-end">
        <Pagination
          page={query.page}
          lastPage={Math.ceil(list.total / PAGE_SIZE)}
          hrefOf={(page) => pathOf({ ...query, page }, list.total)}
        />
        <p className="shown-and-saved">
          {jobsPage.shown(first, last, list.total)} <SavedCount />
        </p>
      </div>
      {alertHref && (
        <ButtonLink href={alertHref} variant="outline">
          {jobsPage.alert}
        </ButtonLink>
      )}
      <FeedLink href={listFeed(query, landing)} />
      <TrustNotice className="mt-4" />
    </>
  );
}
