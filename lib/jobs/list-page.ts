import 'server-only';
import { cache } from 'react';
import { findCity } from './places/cities';
import { placeName } from './places/place-name';
import { ALL_JOBS, JOB_TOPICS, type JobsQuery, routes } from '../routes';
import { orNull, readOrFail } from '../upstream/errors';
import { type Category, categorySlug, listCategories } from './categories';
import { findJobs, type FoundJobs } from './find-jobs';
import { categoryPaths, MIN_JOBS } from './landing-pages';
import { TOPIC_SEARCHES } from './job-topics';
import { type NearestJobs, nearestJobs, NONE_NEAR } from './nearest-jobs';
import { isCityPage, isSame } from './query';

export const PAGE_SIZE = 20;

/** What a page of the job list shows. */
export type ListPage = {
  /** The search as it was typed and chosen. */
  typed: Required<JobsQuery>;
  /** The same as interpreted, e.g. with a city moved from the keyword to the location. */
  search: Required<JobsQuery>;
  /** Null where it could not be read. */
  list: FoundJobs | null;
  /** Where nothing was found: the jobs that come nearest. */
  nearest: NearestJobs;
  /** Display names of the chosen category and place. */
  names: { category?: string; city?: string };
  categories: Category[] | null;
  /** Path of the landing page that shows the same list and to which its address leads, if there is one. */
  landing: string | null;
  /** The one address for these jobs in any order: that of a landing page where there is one. */
  canonical: string;
};

/** The page of a query; null if there is no such category or page. Read once per render. */
export function getListPage(query: Required<JobsQuery>): Promise<ListPage | null> {
  return read(JSON.stringify(query));
}

const read = cache(async (json: string): Promise<ListPage | null> => {
  const query: Required<JobsQuery> = JSON.parse(json);
  const categories = await orNull(listCategories());
  const chosen = categories?.find(({ id }) => id === query.category);
  if (query.category && categories && !chosen) return null;
  const { value: list } = await readOrFail(findJobs(query, PAGE_SIZE));
  if (list && query.page > 1 && query.page > Math.ceil(list.total / PAGE_SIZE)) return null;
  const search = list?.search ?? query;
  return {
    typed: query,
    search,
    list,
    nearest: list?.total === 0 ? ((await orNull(nearestJobs(search))) ?? NONE_NEAR) : NONE_NEAR,
    categories,
    landing: landingOf(query, chosen, categories ?? [], list?.total ?? 0),
    canonical: canonicalOf(query, chosen, categories ?? [], list?.total ?? 0),
    names: { category: chosen?.name, city: placeName(search.location) },
  };
});

function landingOf(
  query: Required<JobsQuery>,
  chosen: Category | undefined,
  categories: Category[],
  total: number,
): string | null {
  const firstPage = { ...query, page: 1 };
  if (isCityPage(firstPage)) return routes.jobsInLocation(query.location);
  const topic = JOB_TOPICS.find((each) => isSame(firstPage, TOPIC_SEARCHES[each]));
  if (topic && total > 0) return routes.jobTopic(topic);
  if (!chosen) return null;
  const path = categoryPaths(categories)(chosen);
  const hasOwn = path !== routes.jobs({ category: chosen.id });
  return hasOwn && isSame(firstPage, { ...ALL_JOBS, category: chosen.id }) ? path : null;
}

function canonicalOf(
  query: Required<JobsQuery>,
  chosen: Category | undefined,
  categories: Category[],
  total: number,
): string {
  const list: Required<JobsQuery> = { ...query, sort: 'relevance', words: 'meant' };
  const { category, location } = list;
  if (list.page > 1) return routes.jobs(list);
  // Links cannot tell whether a category has a page in a city, so its list is not led there.
  const isPair = chosen && findCity(location) && isSame(list, { ...ALL_JOBS, category, location });
  if (isPair && total >= MIN_JOBS) return routes.jobsInCategoryAndCity(categorySlug(chosen), location);
  return landingOf(list, chosen, categories, total) ?? routes.jobs(list);
}
