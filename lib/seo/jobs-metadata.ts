import type { Metadata } from 'next';
import { jobsPage } from '../content/jobs';
import { type JobsQuery, machineRoutes, routes } from '../routes';
import { pageMetadata } from './metadata';

/**
 * The metadata of one page of a list; `selectedName` is the chosen category's or city's.
 * Keyword searches are endless, so search engines are to leave them out.
 */
export function jobsMetadata(query: Required<JobsQuery>, selectedName?: string): Metadata {
  const { keyword, category, page } = query;
  const list = selectedName && (category ? `${selectedName} jobs in India` : `Jobs in ${selectedName}`);
  const title = keyword ? `Jobs for “${keyword}”` : list || jobsPage.title;
  const onPage = page > 1 ? ` – page ${page}` : '';
  return pageMetadata({
    title: title + onPage,
    description: `${list ? `${list}${onPage}. ` : ''}${jobsPage.lead}${list ? '' : onPage}`,
    path: routes.jobs(query),
    index: !keyword,
    feeds: { rss: machineRoutes.jobsFeed('rss'), atom: machineRoutes.jobsFeed('atom') },
  });
}
