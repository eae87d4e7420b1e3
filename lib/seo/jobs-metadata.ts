import type { Metadata } from 'next';
import { filterLabel } from '../content/job-filters';
import { FACT_NAMES } from '../search/fact-bits';
import { setFilters } from '../jobs/set-filters';
import { getCategory } from '../jobs/categories';
import { listFeed } from '../jobs/query';
import { hasLandingPage } from '../jobs/landing-pages';
import { jobListWords } from '../content/search-engines';
import type { ListNames, ListPage } from '../jobs/list-page';
import { placeName } from '../content/names';
import type { JobsQuery } from '../routes';
import type { JobList } from '../jobs/lists';
import { pageMetadata } from './metadata';

/** Filters without indexed pages. */
const OTHERS: readonly string[] = [...FACT_NAMES, 'since'];

/** The same threshold as for landing pages. */
const isThin = (list: JobList | null, isNarrowed: boolean) =>
  list !== null && !(isNarrowed ? hasLandingPage({ jobsCount: list.total }) : list.total > 0);

/**
 * Metadata of one page of a list. Keyword searches, combinations of filters and empty lists are not indexed. A list in
 * another order links to the original as canonical.
 */
export function jobsMetadata(
  query: Required<JobsQuery>,
  { meant, names, list, landing, canonical }: ListPage,
): Metadata {
  const { category, city } = names;
  const filters = otherFilters(meant);
  const isCombined = filters.length > 0 || meant.near || Boolean(category && city);
  return pageMetadata({
    ...wordsOf({ ...meant, page: query.page }, names),
    path: canonical,
    index:
      !query.keyword && !isCombined && query.sort === 'relevance' && !isThin(list, Boolean(category || city)),
    feed: listFeed(query, landing),
  });
}

/** The title of the first page of a search's list. @throws UpstreamError */
export async function listTitle(search: Required<JobsQuery>): Promise<string> {
  const category = search.category ? (await getCategory(search.category))?.name : undefined;
  return wordsOf({ ...search, page: 1 }, { category, city: placeName(search.location) }).title;
}

/** Beside a keyword the category is one more filter. */
function wordsOf(search: Required<JobsQuery>, { category, city }: ListNames) {
  const { keyword, page } = search;
  const others = otherFilters(search);
  return keyword && category
    ? jobListWords({ keyword, page, city, filters: [category, ...others] })
    : jobListWords({ keyword, page, category, city, filters: others });
}

/** The filters that are not a category or a place, in words. */
function otherFilters(search: Required<JobsQuery>): string[] {
  const others = setFilters(search).filter(({ name }) => OTHERS.includes(name));
  return others.map((filter) => filterLabel(filter, {}));
}
