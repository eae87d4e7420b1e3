import { findCityByName } from './places/cities';
import { findState } from './places/states';
import { isSafeId } from '../contract/safe-id';
import { splitAddress } from '../base/language-of-address';
import { ALL_JOBS, type JobsQuery, machineRoutes, routes } from '../routes';
import { filtersFrom, sortFrom } from '../contract/filters';

type SearchParams = Record<string, string | string[] | undefined>;

const MAX_PAGES = 100_000;

/**
 * Parses a URL's query, accepting any of a city's names; null for an impossible category or place. Pages count from 1; a page
 * that is not a number is the first.
 */
export function parseJobsQuery(params: SearchParams): Required<JobsQuery> | null {
  const filters = filtersFrom((name) => first(params[name]));
  const { category, location: place } = filters;
  const location = place && (findCityByName(place) ?? findState(place))?.slug;
  const page = Number(first(params.page));
  if ((category && !isSafeId(category)) || (place && !location)) return null;
  return {
    ...filters,
    location: location ?? '',
    near: filters.near && Boolean(location),
    keyword: first(params.keyword).trim().slice(0, 200),
    words: first(params.words) === 'literal' ? 'literal' : 'meant',
    sort: sortFrom(first(params.sort)),
    page: page >= 1 ? Math.floor(Math.min(page, MAX_PAGES)) : 1,
  };
}

/** Path and query of a list's page. */
export function jobsPath(query: Required<JobsQuery>): string {
  return isCityPage(query) ? routes.jobsInLocation(query.location) : routes.jobs(query);
}

/** Path of a list's feed: that of its landing page if it has one, else of the search. */
export const listFeed = (search: JobsQuery, landing: string | null): string =>
  landing ? machineRoutes.landingFeed(splitAddress(landing).english) : machineRoutes.jobsFeed(search);

/** Whether a query equals a city's landing page: the first page of its jobs. */
export function isCityPage(query: Required<JobsQuery>): boolean {
  const { location } = query;
  return location !== '' && !findState(location) && isSame(query, { ...ALL_JOBS, location });
}

export function isSame(a: Required<JobsQuery>, b: Required<JobsQuery>): boolean {
  return routes.jobs(a) === routes.jobs(b);
}

export function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
