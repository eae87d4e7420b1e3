import type { JobsQuery } from '../routes';
import { type JobFilters, NO_FILTERS } from '../contract/filters';
import { FACT_NAMES } from '../search/fact-bits';

/** A filter that is set, and the search without it. */
type SetFilter = {
  name: Exclude<keyof JobFilters, 'near'> | 'keyword';
  value: string;
  /** Of a place: with the cities around it. */
  near: boolean;
  without: Required<JobsQuery>;
};

/** The keyword and the filters of a search that are set, each removable by itself. */
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

/** The same search without any filter; its words stay. */
export function withoutFilters(search: Required<JobsQuery>): Required<JobsQuery> {
  return { ...search, ...NO_FILTERS, page: 1 };
}
