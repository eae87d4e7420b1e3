import { splitAddress } from '../base/language-of-address';
import { type FeedFormat, type JobsQuery, machineRoutes } from '../routes';

/** Paths of a list's feeds: those of its landing page if it has one, else of the search. */
export function listFeeds(search: JobsQuery, landing: string | null): Record<FeedFormat, string> {
  const path = (format: FeedFormat) =>
    landing
      ? machineRoutes.landingFeed(splitAddress(landing).english, format)
      : machineRoutes.jobsFeed(format, search);
  return { rss: path('rss'), atom: path('atom'), json: path('json') };
}
