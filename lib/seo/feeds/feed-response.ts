import 'server-only';
import { parseJobsQuery } from '../../jobs/query';
import type { FeedFormat } from '../../routes';
import { readOrFail } from '../../upstream/errors';
import { notFoundResponse, unavailableResponse } from '../plain-responses';
import { queryOf } from '../query-of';
import { type FeedList, foundJobs } from './feed-lists';
import { feedHeaders } from './headers';
import { jobsFeed } from './jobs-feed';

const TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** A list as a feed: 404 if there is no such list, 503 if the upstream fails. */
export async function feedResponse(format: FeedFormat, list: Promise<FeedList | null>): Promise<Response> {
  const { value, failed } = await readOrFail(list);
  if (failed) return unavailableResponse();
  if (value === null) return notFoundResponse();
  return new Response(jobsFeed(format, value), {
    headers: { ...feedHeaders(TYPES[format]), ...(value.isSearch && { 'x-robots-tag': 'noindex' }) },
  });
}

/** The feed of the search that a request's query asks for, of all jobs if it asks for none. */
export function searchFeed(format: FeedFormat, request: Request): Promise<Response> {
  const query = parseJobsQuery(queryOf(request));
  return feedResponse(format, query ? foundJobs(query) : Promise.resolve(null));
}
