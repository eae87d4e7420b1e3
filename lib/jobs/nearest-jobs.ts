import 'server-only';
import { ALL_JOBS, type JobsQuery, routes } from '../routes';
import { nearestSearches } from '../search/nearest';
import type { JobSummary } from './job';
import { searchJobs } from './lists';

const SHOWN = 8;

/** What is shown where a search finds nothing; `areNear` unless they are only the newest of all. `hasNone`: there is no job at all. */
export type NearestJobs = { jobs: JobSummary[]; areNear: boolean; hasNone?: boolean };

export const NONE_NEAR: NearestJobs = { jobs: [], areNear: false };

/** The jobs that come nearest to a search that finds nothing. @throws UpstreamError */
export async function nearestJobs(search: Required<JobsQuery>): Promise<NearestJobs> {
  const { keyword, words: _words, sort: _sort, page: _page, ...filters } = search;
  for (const near of nearestSearches({ keyword, filters })) {
    const attempt = { ...ALL_JOBS, ...near.filters, keyword: near.keyword };
    const { jobs } = await searchJobs({ ...attempt, words: 'any' }, SHOWN);
    if (jobs.length > 0) return { jobs, areNear: routes.jobs(attempt) !== routes.jobs() };
  }
  return { ...NONE_NEAR, hasNone: true };
}
