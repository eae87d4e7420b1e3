import { findCity } from './contract/places/cities-in';
import { isSafeId } from './contract/safe-id';
import { type JobsQuery, routes } from './routes';

type SearchParams = Record<string, string | string[] | undefined>;

/** The search in a URL's query; anything unusable counts as not given. Pages count from 1. */
export function parseJobsQuery(params: SearchParams): Required<JobsQuery> {
  const category = first(params.category).trim();
  const location = first(params.location).trim();
  const page = Number(first(params.page));
  return {
    keyword: first(params.keyword).trim().slice(0, 200),
    category: isSafeId(category) ? category : '',
    location: findCity(location) ? location : '',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The address of a list's page. */
export function jobsPath(query: Required<JobsQuery>): string {
  return isLandingPage(query) ? routes.jobsInLocation(query.location) : routes.jobs(query);
}

/** Whether a query asks for what the landing page of a city shows: the first page of its jobs. */
export function isLandingPage({ keyword, category, location, page }: Required<JobsQuery>): boolean {
  return location !== '' && !keyword && !category && page === 1;
}

export function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
