import 'server-only';
import { cachedRead } from '../upstream/cached';
import { tags } from '../upstream/changes';
import { isUpstreamError } from '../upstream/errors';
import { readActiveJobs, readJobWindow, type UpstreamList, parseJobs, parseTitles } from '../upstream/jobs';
import { type FetchPage, totalOf, pagesFrom } from '../upstream/lists';
import { type Job, type JobSummary, toJob, toSummary, isOpen } from './job';
import { noteUncachedRead } from '../upstream/data-cache';

/** One page of a list of jobs; `total` counts all pages. */
export type JobList = { jobs: JobSummary[]; total: number };

export const SUMMARY = { fields: 'summary' } as const;

/** One page (from 1) of the active jobs of a category, or of all if ""; an unknown category has none. @throws UpstreamError */
export const listJobs = cachedRead(
  'jobs',
  (category: string, page: number, size: number): Promise<JobList> => {
    const list = readSummaries(
      (number, next) => readActiveJobs(category, { page: number, perPage: size, next, ...SUMMARY }),
      page,
      size,
    );
    return category ? noneIfUnknown(list, { jobs: [], total: 0 }) : list;
  },
  () => [tags.lists],
);

/** One page (from 1) of `size` jobs of an upstream list. @throws UpstreamError */
export async function readSummaries(fetchPage: FetchPage, page: number, size: number): Promise<JobList> {
  const { jobs, total } = await readJobWindow(fetchPage, page, size);
  return { jobs: jobs.map(toSummary), total };
}

/** An API may answer 404 for an unknown category. */
export async function noneIfUnknown<List, Nothing>(
  list: Promise<List>,
  nothing: Nothing,
): Promise<List | Nothing> {
  try {
    return await list;
  } catch (error) {
    if (isUpstreamError(error) && error.details.status === 404) return nothing;
    throw error;
  }
}

/** Whether an API that cannot filter has a list too long to be read whole only for counts. */
export const isTooLongToCount = (list: UpstreamList): boolean => (totalOf(list) ?? Infinity) > 2_000;

const NEWEST_COUNT = 50;

/** The first 50 jobs of a category, or of all if "", including their texts. @throws UpstreamError */
export const listNewestJobs = cachedRead('newest-jobs', readNewestJobs, () => [tags.lists]);

async function readNewestJobs(categoryId: string): Promise<Job[]> {
  const fetchPage: FetchPage = (page, next) =>
    readActiveJobs(categoryId, { page, perPage: NEWEST_COUNT, next });
  const { jobs } = await readJobWindow(fetchPage, 1, NEWEST_COUNT);
  return jobs.map(toJob);
}

// The built-in API's maximum page sizes.
const PER_PAGE = { summary: 1000, all: 100 };
// Guards against a paginator that never ends.
const MAX_PAGES = 2_000;

type Walk = {
  /** 'summary' may omit the jobs' texts. */
  fields: 'summary' | 'all';
  /** Id of their category; default: any. */
  category?: string;
  /** How many jobs to skip (a multiple of 1,000), and how many to return. */
  skip?: number;
  take?: number;
};

/**
 * All active jobs in the API's order, in batches, to limit memory. Not cached.
 * @throws UpstreamError
 */
export async function* walkJobs(walk: Walk): AsyncGenerator<Job[]> {
  for await (const items of walkItems(walk)) yield parseJobs(items).map(toJob).filter(isOpen);
}

/**
 * Only the titles of the same jobs: parsing whole jobs would block the process several times as long.
 * @throws UpstreamError
 */
export async function* walkTitles(take: number): AsyncGenerator<string[]> {
  for await (const items of walkItems({ fields: 'summary', take }))
    yield parseTitles(items)
      .filter(isOpen)
      .map(({ title }) => title);
}

async function* walkItems({
  fields,
  category = '',
  skip = 0,
  take = Infinity,
}: Walk): AsyncGenerator<unknown[]> {
  noteUncachedRead([tags.lists]);
  const perPage = PER_PAGE[fields];
  const fetchPage: FetchPage = (page, next) => readActiveJobs(category, { page, perPage, fields, next });
  const from = Math.floor(skip / perPage) + 1;
  const answer = await fetchPage(from);
  const honoursPaging = from === 1 || (answer.currentPage === from && answer.perPage === perPage);
  const first = honoursPaging ? answer : await fetchPage(1);
  const begin = honoursPaging ? from : 1;
  let toSkip = skip - (begin - 1) * perPage;
  let remaining = take;
  const following = { from: begin, known: { [begin]: first }, maxPages: MAX_PAGES, maxMs: Infinity };
  for await (const { items } of pagesFrom(fetchPage, first, following)) {
    const batch = items.slice(toSkip, toSkip + remaining);
    toSkip = Math.max(0, toSkip - items.length);
    remaining -= batch.length;
    yield batch;
    if (remaining <= 0) return;
  }
}
