import 'server-only';
import { jobsPage } from '../../content/jobs';
import { findJobs } from '../../jobs/find-jobs';
import { listFeed, isSame, jobsPath, parseJobsQuery } from '../../jobs/query';
import { listNewestJobs } from '../../jobs/lists';
import { searchJobs } from '../../jobs/search-jobs';
import { ALL_JOBS, type JobsQuery, routes, machineRoutes } from '../../routes';
import { readOrFail } from '../../upstream/errors';
import { listTitle } from '../jobs-metadata';
import { headingOf, pathOf, searchOf, subjectOf } from '../landing';
import { notFoundResponse, unavailableResponse, queryOf, feedHeaders } from '../responses';
import { jobsFeedTitle } from '../../content/search-engines';
import { withoutMarked } from '../../jobs/confirmation';
import { safeHtmlText } from '../../base/html';
import type { JobSummary } from '../../jobs/job';
import { statesPay } from '../../jobs/facts/salary';
import { absoluteUrl } from '../metadata';
import { rss, type RssItem } from './rss';

const NEWEST_COUNT = 50;

const ADDRESS = /^(?:\/job\/(.+))?\/jobs\.rss$/;

/**
 * The feed of a list: `/jobs.rss` with a search's query, or of a topic, city, category, or category in a city. 404 if there
 * is no such list, 503 if the API fails.
 */
export async function feedResponse(request: Request): Promise<Response> {
  const address = ADDRESS.exec(new URL(request.url).pathname);
  if (!address) return notFoundResponse();
  const [, list] = address;
  const { value, failed } = await readOrFail(
    list ? landingJobs(list.split('/').map(decodeURIComponent)) : searchedJobs(request),
  );
  if (failed) return unavailableResponse();
  if (value === null) return notFoundResponse();
  return new Response(jobsFeed(value), {
    headers: {
      ...feedHeaders('application/rss+xml'),
      ...(value.isSearch && { 'x-robots-tag': 'noindex' }),
    },
  });
}

/** The jobs of a landing page, those of a category with their texts; null if there is no such page. */
async function landingJobs(address: string[]): Promise<FeedList | null> {
  const subject = await subjectOf(address);
  if (!subject) return null;
  const { category, city } = subject;
  const search = { ...searchOf(subject), sort: 'newest' } as const;
  const jobs =
    category && !city ? await listNewestJobs(category.id) : (await searchJobs(search, NEWEST_COUNT)).jobs;
  const path = pathOf(subject);
  return { heading: headingOf(subject), path, feed: listFeed({}, path), jobs, isSearch: false };
}

/** The jobs found by a request's query, or, without one, all jobs with their texts. @throws UpstreamError */
async function searchedJobs(request: Request): Promise<FeedList | null> {
  const typed = parseJobsQuery(queryOf(request));
  if (!typed) return null;
  const query: Required<JobsQuery> = { ...typed, sort: 'newest', page: 1 };
  if (isSame({ ...query, sort: 'relevance', words: 'meant' }, ALL_JOBS)) {
    const [path, feed] = [routes.jobs(), listFeed({}, null)];
    return { heading: jobsPage.title, path, feed, jobs: await listNewestJobs(''), isSearch: false };
  }
  const { jobs, meant } = await findJobs(query, NEWEST_COUNT);
  return {
    heading: await listTitle(meant),
    path: jobsPath({ ...query, sort: 'relevance' }),
    feed: listFeed(typed, null),
    jobs,
    isSearch: true,
  };
}

/** Without texts if only summaries were read. */
type FeedJob = JobSummary & { descriptionHtml?: string; statesPay?: boolean };

/** Content of a feed: the newest jobs of a list that has a page. */
type FeedList = {
  heading: string;
  path: string;
  feed: string;
  jobs: FeedJob[];
  /** Whether it is a search, which search engines should not index. */
  isSearch: boolean;
};

/** A list as RSS 2.0, without jobs that have long been unconfirmed. */
const jobsFeed = ({ heading, path, feed, jobs }: FeedList): string =>
  rss({
    title: jobsFeedTitle(heading),
    description: jobsPage.lead,
    link: absoluteUrl(path),
    feed,
    items: withoutMarked(jobs).map(itemOf),
  });

function itemOf(job: FeedJob): RssItem {
  // Judged by the ad's text, if that was read.
  const salary = (job.statesPay ?? statesPay(job.salary)) ? job.salary : '';
  return {
    id: absoluteUrl(machineRoutes.jobOfId(job.id)),
    link: absoluteUrl(routes.job(job)),
    title: job.title,
    description: [job.company, job.location, salary, job.jobType, job.workspace].filter(Boolean).join(' · '),
    html: job.descriptionHtml && safeHtmlText(job.descriptionHtml),
    date: job.postedAt ?? job.updatedAt,
  };
}
