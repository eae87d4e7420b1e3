import { jobsPage } from '@/lib/content/jobs';
import { jobsPath, listFeed } from '@/lib/jobs/query';
import type { PathOf } from '@/lib/jobs/landing-pages';
import { type ListNames, PAGE_SIZE } from '@/lib/jobs/list-page';
import { type JobsQuery, routes } from '@/lib/routes';
import { type NearestJobs, NONE_NEAR } from '@/lib/jobs/nearest-jobs';
import type { SearchedList } from '@/lib/jobs/search-jobs';
import type { Wishes } from '@/lib/search/wishes';
import { withRequestNumber } from '@/lib/content/request-number';
import { SavedCount } from '../saved/saved-count';
import { ButtonLink, buttonStyle } from '../ui/button';
import { Notice } from '../ui/notice';
import { Pagination } from '../ui/pagination';
import { NoResults } from './no-results';
import { TrustNotice } from './trust-notice';
import { readWords as copy, jobFilters, groupHeadings, type Searched } from '@/lib/content/job-filters';
import { joinWords } from '@/lib/base/text/join-words';
import { Link } from '../ui/link';
import { Fragment } from 'react';
import { JobCards } from './job-card';

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
    return (
      <NoResults search={query} names={names} nearest={nearest} pathOf={pathOf} offersAlerts={offersAlerts} />
    );
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
        searched={{ ...names, keyword: list.words ?? meant.keyword, wishes: list.wishes ?? {} }}
      />
      <div className="list-end">
        <Pagination
          page={query.page}
          lastPage={Math.ceil(list.total / PAGE_SIZE)}
          hrefOf={(page) => pathOf({ ...query, page }, list.total)}
        />
        <p className="shown-and-saved">
          {jobsPage.shown(first, last, list.total)} <SavedCount href={routes.saved()} />
        </p>
      </div>
      {alertHref && (
        <ButtonLink href={alertHref} variant="outline">
          {jobsPage.alert}
        </ButtonLink>
      )}
      <TrustNotice className="mt-4" />
      <FeedLink href={listFeed(query, landing)} />
    </>
  );
}

/** Explains how a search was interpreted, if not literally. */
function ReadWordsNote({ list, typed }: { list: SearchedList; typed: Required<JobsQuery> }) {
  const { corrections, unknown, also, onlyOf } = list;
  if (corrections.length + unknown.length + also.length === 0 && onlyOf === null) return null;
  const quoted = (words: string[]) => joinWords(words.map(jobFilters.chips.keyword));
  return (
    <p className="read-words" data-testid="read-words">
      {unknown.length > 0 && `${copy.unknown(quoted(unknown))} `}
      {corrections.length > 0 && (
        <>
          {copy.corrected(quoted(corrections.map(({ to }) => to)))}{' '}
          <Link href={routes.jobs({ ...typed, words: 'literal', page: 1 })}>
            {copy.literally(quoted(corrections.map(({ from }) => from)))}
          </Link>{' '}
        </>
      )}
      {also.length > 0 && copy.also(joinWords(also))} {onlyOf !== null && copy.onlyOf(onlyOf)}
    </p>
  );
}

type GroupedJobsProps = Pick<SearchedList, 'jobs' | 'groups'> & {
  /** Number of jobs on earlier pages. */
  before: number;
  searched: Searched;
};

/** A page of jobs, with a heading where weaker matches begin. */
export function GroupedJobs({ jobs, groups, before, searched }: GroupedJobsProps) {
  const parts = partsOf(jobs, groups, before);
  return parts.map(({ name, jobs: own }) => {
    const heading = name && groupHeadings[name](searched);
    return (
      <Fragment key={name}>
        {heading && <h3 className="group-line">{heading}</h3>}
        <JobCards jobs={own} className="cards" />
      </Fragment>
    );
  });
}

function partsOf(jobs: SearchedList['jobs'], groups: SearchedList['groups'], before: number) {
  if (groups.length === 0) return [{ name: null, jobs }];
  let start = -before;
  const parts = groups.map(({ name, jobs: count }) => {
    const own = jobs.slice(Math.max(0, start), Math.max(0, start + count));
    start += count;
    return { name, jobs: own };
  });
  return parts.filter((part) => part.jobs.length > 0);
}
