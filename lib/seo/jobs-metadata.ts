import type { Metadata } from 'next';
import { jobsPage } from '../content/jobs';
import { hasLandingPage } from '../jobs/landing-pages';
import type { ListPage } from '../jobs/list-page';
import { type JobsQuery, machineRoutes, routes } from '../shared/routes';
import type { JobList } from '../jobs/lists';
import { pageMetadata } from './metadata';

/** As its landing page would be. */
const isThin = (list: JobList | null, chosen: string) =>
  list !== null && !(chosen ? hasLandingPage({ jobsCount: list.total }) : list.total > 0);

/**
 * The metadata of one page of a list. Keyword searches and combinations are endless, and a list without jobs is nothing
 * to be found by, so search engines are to leave them out.
 */
export function jobsMetadata(query: Required<JobsQuery>, { asked, names, list }: ListPage): Metadata {
  const { keyword, page } = asked;
  const { category, city } = names;
  const where = category
    ? city
      ? `${category} jobs in ${city}`
      : `${category} jobs in India`
    : `Jobs in ${city}`;
  const chosen = category || city ? where : '';
  const found = keyword && `Jobs for “${keyword}”${city ? ` in ${city}` : ''}`;
  const onPage = page > 1 ? ` – page ${page}` : '';
  return pageMetadata({
    title: (found || chosen || jobsPage.title) + onPage,
    description: `${chosen ? `${chosen}${onPage}. ` : ''}${jobsPage.lead}${chosen ? '' : onPage}`,
    path: routes.jobs(query),
    index: !query.keyword && !(category && city) && !isThin(list, chosen),
    feeds: { rss: machineRoutes.jobsFeed('rss'), atom: machineRoutes.jobsFeed('atom') },
  });
}
