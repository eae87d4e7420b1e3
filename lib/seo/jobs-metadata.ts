import type { Metadata } from 'next';
import { hasLandingPage } from '../jobs/landing-pages';
import { jobListWords } from '../content/search-engines';
import type { ListPage } from '../jobs/list-page';
import { type JobsQuery, machineRoutes, routes } from '../shared/routes';
import type { JobList } from '../jobs/lists';
import { pageMetadata } from './metadata';

/** By the same rule as landing pages. */
const isThin = (list: JobList | null, isNarrowed: boolean) =>
  list !== null && !(isNarrowed ? hasLandingPage({ jobsCount: list.total }) : list.total > 0);

/**
 * Metadata of one page of a list. Keyword searches and combinations are endless, and an empty list is not worth
 * finding, so these are not indexed.
 */
export function jobsMetadata(query: Required<JobsQuery>, { search, names, list }: ListPage): Metadata {
  const { category, city } = names;
  return pageMetadata({
    ...jobListWords({ keyword: search.keyword, page: search.page, category, city }),
    path: routes.jobs(query),
    index: !query.keyword && !(category && city) && !isThin(list, Boolean(category || city)),
    feeds: { rss: machineRoutes.jobsFeed('rss'), atom: machineRoutes.jobsFeed('atom') },
  });
}
