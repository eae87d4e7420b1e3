import 'server-only';
import { searchAsMeant } from '../shared/search/understand';
import type { JobsQuery } from '../shared/routes';
import { type JobList, listJobs, listJobsByCategory, listJobsByLocation, searchJobs } from './lists';

/** A page of a list, and the search behind it: a city named in the keyword has become its location. */
export type FoundJobs = JobList & { search: Required<JobsQuery> };

/** One page of the jobs that match what a visitor typed or chose. @throws UpstreamError */
export async function findJobs(typed: Required<JobsQuery>, size: number): Promise<FoundJobs> {
  const { keyword, location } = typed;
  const { found, search } = await searchAsMeant({ keyword, location }, (interpreted) =>
    read({ ...typed, ...interpreted }, size),
  );
  return { ...found, search: { ...typed, ...search } };
}

function read({ keyword, category, location, page }: Required<JobsQuery>, size: number): Promise<JobList> {
  if (keyword) return searchJobs(keyword, category, page, size, location);
  if (category) return listJobsByCategory(category, page, size, location);
  return location ? listJobsByLocation(location, page, size) : listJobs(page, size);
}
