import 'server-only';
import { cache } from 'react';
import { findCity } from '../shared/places/cities';
import { type JobsQuery, routes } from '../shared/routes';
import { type Category, listCategories } from './categories';
import { findJobs, type FoundJobs } from './find-jobs';
import { orNull, readOrFail } from '../upstream/errors';
import { categoryPaths } from './landing-pages';

export const PAGE_SIZE = 20;

/** What a page of the job list shows. */
export type ListPage = {
  /** The search as interpreted, e.g. with a city moved from the keyword to the location. */
  search: Required<JobsQuery>;
  /** Null where it could not be read. */
  list: FoundJobs | null;
  /** Display names of the chosen category and city. */
  names: { category?: string; city?: string };
  categories: Category[] | null;
  /** Path of the landing page that shows the same list, if there is one. */
  landing: string | null;
};

/** The page of a query; null if there is no such category or page. Read once per render. */
export function getListPage(query: Required<JobsQuery>): Promise<ListPage | null> {
  const { keyword, category, location, page } = query;
  return read(keyword, category, location, page);
}

const read = cache(
  async (keyword: string, category: string, location: string, page: number): Promise<ListPage | null> => {
    const query = { keyword, category, location, page };
    const categories = await orNull(listCategories());
    const chosen = categories?.find(({ id }) => id === category);
    if (category && categories && !chosen) return null;
    const landing = landingOf(query, chosen, categories ?? []);
    const { value: list } = await readOrFail(findJobs(query, PAGE_SIZE));
    if (list && page > 1 && page > Math.ceil(list.total / PAGE_SIZE)) return null;
    const search = list?.search ?? query;
    return {
      search,
      list,
      categories,
      landing,
      names: { category: chosen?.name, city: findCity(search.location)?.name },
    };
  },
);

function landingOf(
  query: Required<JobsQuery>,
  chosen: Category | undefined,
  categories: Category[],
): string | null {
  const { keyword, location } = query;
  if (keyword) return null;
  if (!chosen) return location ? routes.jobsInLocation(location) : null;
  const path = categoryPaths(categories)(chosen);
  return !location && path !== routes.jobs({ category: chosen.id }) ? path : null;
}
