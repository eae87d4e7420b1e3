import 'server-only';
import { cachedRead } from '../upstream/cached';
import { tags } from '../upstream/changes';
import { isUpstreamError } from '../upstream/errors';
import { readActiveJobs, readJobsOfCategory, searchActiveJobs, readJobWindow } from '../upstream/jobs';
import { readNarrowed } from './narrow-by-city';
import { type JobSummary, type Job, toJob } from './job';

/** One page of a list of jobs; `total` counts all pages. */
export type JobList = { jobs: JobSummary[]; total: number };

/** One page (from 1) of all active jobs. @throws UpstreamError */
export const listJobs = (page: number, size: number) => jobsIn('', page, size);

/** One page (from 1) of the active jobs in a city; an unknown city has none. @throws UpstreamError */
export const listJobsByLocation = (slug: string, page: number, size: number) => jobsIn(slug, page, size);

/**
 * One page (from 1) of a category's active jobs, in one city or all; an unknown category has none. @throws
 * UpstreamError
 */
export const listJobsByCategory = (id: string, page: number, size: number, location = '') =>
  jobsOfCategory(id, location, page, size);

/** One page (from 1) of the jobs that match; an empty keyword, category or city does not filter. @throws UpstreamError */
export const searchJobs = (keyword: string, category: string, page: number, size: number, location = '') =>
  cachedSearch(keyword, category, location, page, size);

const SUMMARY = { fields: 'summary' } as const;

const jobsIn = cachedRead(
  'jobs',
  (location: string, page: number, size: number): Promise<JobList> =>
    readNarrowed((query) => readActiveJobs({ ...query, ...SUMMARY }), { location, page, size }),
  () => [tags.lists],
);

const jobsOfCategory = cachedRead('jobs-by-category', readByCategory, () => [tags.lists]);

const cachedSearch = cachedRead(
  'search',
  (keyword: string, category: string, location: string, page: number, size: number): Promise<JobList> =>
    readNarrowed((query) => searchActiveJobs(keyword, category, { ...query, ...SUMMARY }), {
      location,
      page,
      size,
    }),
  () => [tags.lists],
  { isAbsent: ({ total }) => total === 0 },
);

async function readByCategory(id: string, location: string, page: number, size: number): Promise<JobList> {
  try {
    return await readNarrowed((query) => readJobsOfCategory(id, { ...query, ...SUMMARY }), {
      location,
      page,
      size,
    });
  } catch (error) {
    if (isUpstreamError(error) && error.details.status === 404) return { jobs: [], total: 0 };
    throw error;
  }
}

const NEWEST_COUNT = 50;

/** The first 50 jobs of a category, or of all if "", including their texts. @throws UpstreamError */
export const listNewestJobs = cachedRead('newest-jobs', readNewestJobs, () => [tags.lists]);

async function readNewestJobs(categoryId: string): Promise<Job[]> {
  const fetchPage = (page: number) => {
    const query = { page, perPage: NEWEST_COUNT };
    return categoryId ? readJobsOfCategory(categoryId, query) : readActiveJobs(query);
  };
  const { jobs } = await readJobWindow(fetchPage, 1, NEWEST_COUNT);
  return jobs.map(toJob);
}
