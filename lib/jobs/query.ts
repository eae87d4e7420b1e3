import { cityCalled } from '../shared/places/cities';
import { isSafeId } from '../shared/contract/safe-id';
import { type JobsQuery, routes } from '../shared/routes';

type SearchParams = Record<string, string | string[] | undefined>;

const MAX_PAGES = 100_000;

/**
 * Parses a URL's query, accepting any of a city's names; null for a category, city or page that cannot exist. Pages
 * count from 1; a page that is not a number is the first.
 */
export function parseJobsQuery(params: SearchParams): Required<JobsQuery> | null {
  const category = first(params.category).trim();
  const place = first(params.location).trim();
  const location = place && cityCalled(place)?.slug;
  const page = Number(first(params.page));
  if ((category && !isSafeId(category)) || (place && !location) || page > MAX_PAGES) return null;
  return {
    keyword: first(params.keyword).trim().slice(0, 200),
    category,
    location: location ?? '',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** Path and query of a list's page. */
export function jobsPath(query: Required<JobsQuery>): string {
  return isLandingPage(query) ? routes.jobsInLocation(query.location) : routes.jobs(query);
}

/** Whether a query is for what a city's landing page shows: the first page of its jobs. */
function isLandingPage({ keyword, category, location, page }: Required<JobsQuery>): boolean {
  return location !== '' && !keyword && !category && page === 1;
}

export function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
