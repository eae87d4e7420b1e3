import 'server-only';
import { browseJobs, jobsPage, relatedPages, topicPages } from '../../content/jobs';
import { getCategoryBySlug } from '../../jobs/categories';
import { findJobs } from '../../jobs/find-jobs';
import type { Job, JobSummary } from '../../jobs/job';
import { TOPIC_SEARCHES } from '../../jobs/job-topics';
import { listFeeds } from '../../jobs/list-feeds';
import { listNewestJobs, searchJobs } from '../../jobs/lists';
import { isSame, jobsPath } from '../../jobs/query';
import { statesPay } from '../../jobs/facts/salary';
import { cityCalled } from '../../jobs/places/cities';
import { ALL_JOBS, type FeedFormat, JOB_TOPICS, type JobsQuery, routes } from '../../routes';
import { listTitle } from '../jobs-metadata';

const NEWEST_COUNT = 50;

/** A job of a feed; `salary` is '' where the ad states none, the text is missing where only summaries were read. */
export type FeedJob = JobSummary & { descriptionHtml?: string };

/** What a feed is of: the newest jobs of a list that has a page. */
export type FeedList = {
  heading: string;
  /** Path of its page. */
  path: string;
  /** Paths of its feeds. */
  feeds: Record<FeedFormat, string>;
  jobs: FeedJob[];
  /** One of endlessly many, which search engines need not know. */
  isSearch: boolean;
};

/** All jobs, with their texts. @throws UpstreamError */
async function allJobs(): Promise<FeedList> {
  const jobs = (await listNewestJobs('')).map(withStatedPay);
  return {
    heading: jobsPage.title,
    path: routes.jobs(),
    feeds: listFeeds({}, null),
    jobs,
    isSearch: false,
  };
}

/** The jobs of a category's slug, with their texts; null if there is no such category. @throws UpstreamError */
export async function categoryJobs(slug: string): Promise<FeedList | null> {
  const category = await getCategoryBySlug(slug);
  if (!category) return null;
  const path = routes.jobsInCategory(category.slug);
  const jobs = (await listNewestJobs(category.id)).map(withStatedPay);
  return landingList(browseJobs.jobsOf(category.name), path, jobs);
}

/** The jobs of a city by any of its names; null if there is no such city. @throws UpstreamError */
export async function cityJobs(called: string): Promise<FeedList | null> {
  const city = cityCalled(called);
  if (!city) return null;
  const jobs = await newest({ location: city.slug });
  return landingList(browseJobs.jobsIn(city.name), routes.jobsInLocation(city.slug), jobs);
}

/** The jobs of a category in a city; null if there is no such category or city. @throws UpstreamError */
export async function categoryInCityJobs(slug: string, called: string): Promise<FeedList | null> {
  const [category, city] = [await getCategoryBySlug(slug), cityCalled(called)];
  if (!category || !city) return null;
  const jobs = await newest({ category: category.id, location: city.slug });
  const heading = relatedPages.categoryInCity(category.name, city.name);
  return landingList(heading, routes.jobsInCategoryAndCity(category.slug, city.slug), jobs);
}

/** The jobs of a kind of work; null if it has no page. @throws UpstreamError */
export async function topicJobs(slug: string): Promise<FeedList | null> {
  const topic = JOB_TOPICS.find((each) => each === slug);
  if (!topic) return null;
  return landingList(topicPages[topic].heading, routes.jobTopic(topic), await newest(TOPIC_SEARCHES[topic]));
}

/** The jobs that a search finds, or all jobs if it asks for nothing. @throws UpstreamError */
export async function foundJobs(typed: Required<JobsQuery>): Promise<FeedList> {
  const query: Required<JobsQuery> = { ...typed, sort: 'newest', page: 1 };
  if (isSame({ ...query, sort: 'relevance', words: 'meant' }, ALL_JOBS)) return allJobs();
  const { jobs, search } = await findJobs(query, NEWEST_COUNT);
  return {
    heading: await listTitle(search),
    path: jobsPath({ ...query, sort: 'relevance' }),
    feeds: listFeeds(typed, null),
    jobs: jobs.map(withStatedPay),
    isSearch: true,
  };
}

function landingList(heading: string, path: string, jobs: FeedJob[]): FeedList {
  return { heading, path, feeds: listFeeds({}, path), jobs, isSearch: false };
}

async function newest(query: JobsQuery): Promise<FeedJob[]> {
  const { jobs } = await searchJobs({ ...ALL_JOBS, ...query, sort: 'newest' }, NEWEST_COUNT);
  return jobs.map(withStatedPay);
}

function withStatedPay<T extends Job | JobSummary>(job: T): T {
  const isStated = 'statesPay' in job ? job.statesPay : statesPay(job.salary);
  return isStated ? job : { ...job, salary: '' };
}
