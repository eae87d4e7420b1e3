import { splitAddress } from '../base/language-of-address';
import { type JobsQuery, machineRoutes } from '../routes';

/** Path of a list's feed: that of its landing page if it has one, else of the search. */
export const listFeed = (search: JobsQuery, landing: string | null): string =>
  landing ? machineRoutes.landingFeed(splitAddress(landing).english) : machineRoutes.jobsFeed(search);
