import 'server-only';
import { cache } from 'react';
import { placeName } from '../content/names';
import type { JobsQuery } from '../routes';
import { orNull, readOrFail } from '../upstream/errors';
import { type Category, listCategories } from './categories';
import { stateOf } from './places/metros';
import { findJobs, type FoundJobs } from './find-jobs';
import { landingPaths, searchPaths } from './landing-pages';
import { type NearestJobs, nearestJobs, NONE_NEAR } from './nearest-jobs';

export const PAGE_SIZE = 20;

/** Display names of the chosen category and place, and of a city's state. */
export type ListNames = { category?: string; city?: string; state?: string };

/** Content of a page of the job list. */
export type ListPage = {
  /** The query that made the list, from which all its links are made. */
  query: Required<JobsQuery>;
  /** The query as interpreted (find-jobs.ts), for words about the list. */
  meant: Required<JobsQuery>;
  /** Null if it could not be read. */
  list: FoundJobs | null;
  /** The closest jobs, if nothing was found. */
  nearest: NearestJobs;
  names: ListNames;
  categories: Category[] | null;
  /** Path of the landing page with the same list, to which the page redirects, if there is one. */
  landing: string | null;
  /** The single address for these jobs in any order: of the landing page, if there is one. */
  canonical: string;
  /** Path of the last page, if this one would be beyond it. */
  lastPage: string | null;
};

/** The page of a query; null if the category does not exist. Read once per render. */
export function getListPage(query: Required<JobsQuery>): Promise<ListPage | null> {
  return read(JSON.stringify(query));
}

const read = cache(async (json: string): Promise<ListPage | null> => {
  const query: Required<JobsQuery> = JSON.parse(json);
  const categories = await orNull(listCategories());
  const chosen = categories?.find(({ id }) => id === query.category);
  if (query.category && categories && !chosen) return null;
  const { value: list } = await readOrFail(findJobs(query, PAGE_SIZE));
  const meant = list?.meant ?? query;
  const last = list ? Math.max(1, Math.ceil(list.total / PAGE_SIZE)) : query.page;
  const total = list?.total ?? null;
  const pathOf = searchPaths(categories ?? []);
  return {
    query,
    meant,
    list,
    nearest: list?.total === 0 ? ((await orNull(nearestJobs(meant))) ?? NONE_NEAR) : NONE_NEAR,
    categories,
    // No redirect: a category may lose its page in a city, and browsers cache redirects.
    landing:
      query.category && query.location ? null : landingPaths(categories ?? [])({ ...query, page: 1 }, total),
    canonical: pathOf({ ...query, sort: 'relevance', words: 'meant' }, total),
    lastPage: query.page > last ? pathOf({ ...query, page: last }, total) : null,
    names: {
      category: chosen?.name,
      city: placeName(meant.location),
      state: placeName(stateOf(meant.location)),
    },
  };
});
