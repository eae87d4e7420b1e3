import 'server-only';
import { jobsByCategoryAnswer, paths, searchAnswer } from '../shared/contract/calls';
import { getActiveJobs, pagingQuery } from '../upstream/active-jobs';
import { cachedRead } from '../upstream/cached';
import { getJson, postJson } from '../upstream/client';
import { isUpstreamError } from '../upstream/errors';
import type { JobList } from './job-list';
import { readNarrowed } from './narrow-by-city';
import { tags } from '../upstream/tags';

export type { JobSummary } from './job';
export type { JobList } from './job-list';

/** One page (from 1) of all active jobs. @throws UpstreamError */
export const listJobs = (page: number, size: number) => jobsIn('', page, size);

/** One page (from 1) of the active jobs in a city; an unknown city has none. @throws UpstreamError */
export const listJobsByLocation = (slug: string, page: number, size: number) => jobsIn(slug, page, size);

/** One page (from 1) of a category's active jobs, in a city or anywhere; an unknown one has none. @throws UpstreamError */
export const listJobsByCategory = (id: string, page: number, size: number, location = '') =>
  jobsOfCategory(id, location, page, size);

/** One page (from 1) of the jobs that match; an empty keyword, category or city narrows nothing. @throws UpstreamError */
export const searchJobs = (keyword: string, category: string, page: number, size: number, location = '') =>
  searched(keyword, category, location, page, size);

const jobsIn = cachedRead('jobs', readJobs, () => [tags.lists]);
const jobsOfCategory = cachedRead('jobs-by-category', readJobsByCategory, () => [tags.lists]);
const searched = cachedRead('search', readSearch, () => [tags.lists], {
  isAbsent: ({ total }) => total === 0,
});

function readJobs(location: string, page: number, size: number): Promise<JobList> {
  return readNarrowed(
    async (asked) => {
      const answer = await getActiveJobs({ ...asked, fields: 'summary' });
      return { ...answer.job, location: answer.location };
    },
    { location, page, size },
  );
}

function readSearch(
  keyword: string,
  category: string,
  location: string,
  page: number,
  size: number,
): Promise<JobList> {
  return readNarrowed(
    (asked) => postJson(`${paths.searchJobs()}?${summaries(asked)}`, { keyword, category }, searchAnswer),
    { location, page, size },
  );
}

async function readJobsByCategory(
  categoryId: string,
  location: string,
  page: number,
  size: number,
): Promise<JobList> {
  const path = paths.activeJobsByCategory(categoryId);
  try {
    return await readNarrowed(
      async (asked) => {
        const answer = await getJson(`${path}?${summaries(asked)}`, jobsByCategoryAnswer);
        return { ...answer.list, location: answer.location };
      },
      { location, page, size },
    );
  } catch (error) {
    if (isUpstreamError(error) && error.details.status === 404) return { jobs: [], total: 0 };
    throw error;
  }
}

const summaries = (asked: { page: number; perPage: number; location?: string }) =>
  pagingQuery({ ...asked, fields: 'summary' });
