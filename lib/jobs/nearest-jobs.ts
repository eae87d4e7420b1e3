import 'server-only';
import { ALL_JOBS, type JobsQuery } from '../shared/routes';
import { nearestSearches } from '../shared/search/nearest';
import type { JobSummary } from './job';
import { searchJobs } from './lists';

const SHOWN = 8;

/** The jobs that come nearest to a search that finds nothing. @throws UpstreamError */
export async function nearestJobs({
  keyword,
  words: _words,
  sort: _sort,
  page: _page,
  ...filters
}: Required<JobsQuery>): Promise<JobSummary[]> {
  for (const nearest of nearestSearches({ keyword, filters })) {
    const search = { ...ALL_JOBS, ...nearest.filters, keyword: nearest.keyword, words: 'any' as const };
    const { jobs } = await searchJobs(search, SHOWN);
    if (jobs.length > 0) return jobs;
  }
  return [];
}
