import { type JobFilters, NO_FILTERS } from '../contract/filters';
import type { Search } from './understand';

/**
 * What to look for where a search finds nothing, nearest first: jobs with some of its words in its place and around it;
 * with some of its words; in its place; in its category; any.
 */
export function nearestSearches({ keyword, filters }: Search): Search[] {
  const { location, category } = filters;
  const around: Partial<JobFilters> = { location, near: true };
  return [
    ...(keyword && location ? [{ keyword, filters: { ...NO_FILTERS, ...around } }] : []),
    ...(keyword ? [{ keyword, filters: NO_FILTERS }] : []),
    ...(location ? [{ keyword: '', filters: { ...NO_FILTERS, ...around } }] : []),
    ...(category ? [{ keyword: '', filters: { ...NO_FILTERS, category } }] : []),
    { keyword: '', filters: NO_FILTERS },
  ];
}
