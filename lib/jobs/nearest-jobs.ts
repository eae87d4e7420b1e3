import 'server-only';
import { ALL_JOBS, type JobsQuery } from '../shared/routes';
import type { JobSummary } from './job';
import { searchJobs } from './lists';

const SHOWN = 6;

/**
 * The jobs that come nearest to a search that finds nothing: some of its words in its place; some of them anywhere; its
 * place; its category; the newest. @throws UpstreamError
 */
export async function nearestJobs({ keyword, location, category }: JobsQuery): Promise<JobSummary[]> {
  const attempts = [
    keyword && location && { keyword, location, near: true },
    keyword && { keyword },
    location && { location, near: true },
    category && { category },
    {},
  ];
  for (const attempt of attempts) {
    if (!attempt) continue;
    const { jobs } = await searchJobs({ ...ALL_JOBS, ...attempt, words: 'any' }, SHOWN);
    if (jobs.length > 0) return jobs;
  }
  return [];
}
