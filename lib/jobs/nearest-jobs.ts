import 'server-only';
import { ALL_JOBS, type JobsQuery, routes } from '../routes';
import { findJobs } from './find-jobs';
import type { JobSummary } from './job';

const SHOWN = 3;

type Found = { jobs: JobSummary[]; total: number; query: Required<JobsQuery> | null };
/** Jobs shown if a search finds nothing: the first of the list of `query`, if any. `hasNone`: there are no jobs at all. */
export type NearestJobs = Found & { hasNone?: boolean };

export const NONE_NEAR: NearestJobs = { jobs: [], total: 0, query: null };

/**
 * The closest jobs to a search without results: by its words, in its place, around it, in its category, or any.
 * @throws UpstreamError
 */
export async function nearestJobs({
  keyword,
  location,
  category,
  ...search
}: Required<JobsQuery>): Promise<NearestJobs> {
  const asked = routes.jobs({ ...search, keyword, location, category, sort: 'relevance', page: 1 });
  const attempts: JobsQuery[] = [
    ...(keyword ? [{ keyword }] : []),
    ...(location ? [{ location }, { location, near: true }] : []),
    ...(category ? [{ category }] : []),
    {},
  ];
  for (const attempt of attempts) {
    // That has found nothing.
    if (routes.jobs(attempt) === asked) continue;
    const query = { ...ALL_JOBS, ...attempt };
    const { jobs, total } = await findJobs(query, SHOWN);
    if (jobs.length > 0) return { jobs, total, query };
  }
  return { ...NONE_NEAR, hasNone: true };
}
