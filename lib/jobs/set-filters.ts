import type { JobsQuery } from '../routes';
import { type JobFilters, NO_FILTERS } from '../contract/filters';
import { FACT_NAMES } from '../search/fact-bits';

/** An active filter, and the search without it. */
type SetFilter = {
  name: Exclude<keyof JobFilters, 'near'> | 'keyword';
  value: string;
  /** For a place: including the cities around it. */
  near: boolean;
  without: Required<JobsQuery>;
};

/** The keyword and active filters of a search, each with the search that remains without it. */
export function setFilters(search: Required<JobsQuery>): SetFilter[] {
  const first = { ...search, page: 1 };
  const set: SetFilter[] = [];
  const add = (name: SetFilter['name'], value: string, cleared: Partial<JobsQuery>) => {
    if (value) set.push({ name, value, near: search.near, without: { ...first, ...cleared } });
  };
  add('keyword', search.keyword, { keyword: '' });
  add('category', search.category, { category: '' });
  add('location', search.location, { location: '', near: false });
  for (const name of FACT_NAMES) add(name, search[name], { [name]: '' });
  add('since', search.since, { since: '' });
  return set;
}

/** The same search without any filter, but with its keyword. */
export const withoutFilters = (search: Required<JobsQuery>) => ({ ...search, ...NO_FILTERS, page: 1 });
