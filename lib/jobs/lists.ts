import 'server-only';
import { cachedRead } from '../upstream/cached';
import { tags } from '../upstream/changes';
import { isUpstreamError } from '../upstream/errors';
import { readActiveJobs, readJobsOfCategory, readJobWindow, type UpstreamList } from '../upstream/jobs';
import { type FetchPage, totalOf } from '../upstream/lists';
import { type Job, type JobSummary, toJob, toSummary } from './job';

/** One page of a list of jobs; `total` counts all pages. */
export type JobList = { jobs: JobSummary[]; total: number };

export const SUMMARY = { fields: 'summary' } as const;

/** One page (from 1) of all active jobs. @throws UpstreamError */
export const listJobs = cachedRead(
  'jobs',
  (page: number, size: number): Promise<JobList> =>
    readSummaries(
      (number, next) => readActiveJobs({ page: number, perPage: size, next, ...SUMMARY }),
      page,
      size,
    ),
  () => [tags.lists],
);

/** One page (from 1) of a category's active jobs; an unknown category has none. @throws UpstreamError */
export const listJobsByCategory = cachedRead(
  'jobs-by-category',
  (id: string, page: number, size: number): Promise<JobList> =>
    noneIfUnknown(
      readSummaries(
        (number, next) => readJobsOfCategory(id, { page: number, perPage: size, next, ...SUMMARY }),
        page,
        size,
      ),
      { jobs: [], total: 0 },
    ),
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
  const fetchPage: FetchPage = (page, next) => {
    const query = { page, perPage: NEWEST_COUNT, next };
    return categoryId ? readJobsOfCategory(categoryId, query) : readActiveJobs(query);
  };
  const { jobs } = await readJobWindow(fetchPage, 1, NEWEST_COUNT);
  return jobs.map(toJob);
}
