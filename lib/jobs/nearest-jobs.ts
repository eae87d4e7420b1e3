import 'server-only';
import { ALL_JOBS, type JobsQuery, routes } from '../routes';
import type { JobSummary } from './job';
import { searchJobs } from './lists';

const SHOWN = 8;

/** Jobs shown if a search finds nothing; `areNear` unless they are just the newest. `hasNone`: there are no jobs at all. */
export type NearestJobs = { jobs: JobSummary[]; areNear: boolean; hasNone?: boolean };

export const NONE_NEAR: NearestJobs = { jobs: [], areNear: false };

/**
 * The closest jobs to a search without results: by its words, in or around its place, in its category, or any.
 * @throws UpstreamError
 */
export async function nearestJobs(search: Required<JobsQuery>): Promise<NearestJobs> {
  const { keyword, location, category } = search;
  const asked = routes.jobs({ ...search, sort: 'relevance', page: 1 });
  const attempts: JobsQuery[] = [
    ...(keyword ? [{ keyword }] : []),
    ...(location ? [{ location, near: true }] : []),
    ...(category ? [{ category }] : []),
    {},
  ];
  for (const attempt of attempts) {
    // That has found nothing.
    if (routes.jobs(attempt) === asked) continue;
    const { jobs } = await searchJobs({ ...ALL_JOBS, ...attempt }, SHOWN);
    if (jobs.length > 0) return { jobs, areNear: routes.jobs(attempt) !== routes.jobs() };
  }
  return { ...NONE_NEAR, hasNone: true };
}
