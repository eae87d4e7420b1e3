import 'server-only';
import { searchAsMeant } from '../shared/text/search-words';
import type { JobsQuery } from '../shared/routes';
import { type JobList, listJobs, listJobsByCategory, listJobsByLocation, searchJobs } from './lists';

/** A page of a list, and the search that it answers: a city that the keyword named is its location. */
export type FoundJobs = JobList & { asked: Required<JobsQuery> };

/** One page of what somebody typed or chose; keyword, category and city all count. @throws UpstreamError */
export async function findJobs(typed: Required<JobsQuery>, size: number): Promise<FoundJobs> {
  const { keyword, location } = typed;
  const { found, search } = await searchAsMeant({ keyword, location }, (meant) =>
    read({ ...typed, ...meant }, size),
  );
  return { ...found, asked: { ...typed, ...search } };
}

function read({ keyword, category, location, page }: Required<JobsQuery>, size: number): Promise<JobList> {
  if (keyword) return searchJobs(keyword, category, page, size, location);
  if (category) return listJobsByCategory(category, page, size, location);
  return location ? listJobsByLocation(location, page, size) : listJobs(page, size);
}
