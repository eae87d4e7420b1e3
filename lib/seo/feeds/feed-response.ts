import 'server-only';
import { parseJobsQuery } from '../../jobs/query';
import type { FeedFormat } from '../../routes';
import { readOrFail } from '../../upstream/errors';
import { notFoundResponse, unavailableResponse, queryOf, feedHeaders } from '../responses';
import {
  categoryInCityJobs,
  categoryJobs,
  cityJobs,
  type FeedList,
  foundJobs,
  topicJobs,
} from './feed-lists';
import { jobsFeed } from './jobs-feed';

const TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

const ADDRESS = /^(?:\/job\/(.+))?\/jobs\.(rss|atom|json)$/;

/**
 * The feed beside a list's page, by the request's address: `/jobs.rss` with a list's query, or of a topic, a city, a category
 * or a category in a city. 404 if there is no such list, 503 if the upstream fails.
 */
export async function listFeed(request: Request): Promise<Response> {
  const [, list, format] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
  if (!format) return notFoundResponse();
  const { value, failed } = await readOrFail(list ? landingJobs(list) : searchedJobs(request));
  if (failed) return unavailableResponse();
  if (value === null) return notFoundResponse();
  return new Response(jobsFeed(format as FeedFormat, value), {
    headers: {
      ...feedHeaders(TYPES[format as FeedFormat]),
      ...(value.isSearch && { 'x-robots-tag': 'noindex' }),
    },
  });
}

/** `list`: what follows /job/ in the address of the landing page. */
function landingJobs(list: string): Promise<FeedList | null> {
  const [kind = '', name, city] = list.split('/').map(decodeURIComponent);
  if (name === undefined) return topicJobs(kind);
  if (kind === 'location') return cityJobs(name);
  return city === undefined ? categoryJobs(name) : categoryInCityJobs(name, city);
}

async function searchedJobs(request: Request): Promise<FeedList | null> {
  const query = parseJobsQuery(queryOf(request));
  return query && foundJobs(query);
}
