import 'server-only';
import { notFoundResponse, unavailableResponse } from '../plain-responses';
import type { FeedFormat } from '../../shared/routes';
import { getCategoryBySlug } from '../../jobs/categories';
import { readOrFail } from '../../upstream/errors';
import { feedHeaders } from './headers';
import { jobsFeed } from './jobs-feed';

/** The feed of all jobs, or of the category with this slug: 404 if there is none, 503 if the upstream fails. */
export async function feedResponse(format: FeedFormat, slug?: string): Promise<Response> {
  const { value: feed, failed } = await readOrFail(makeFeed(format, slug));
  if (failed) return unavailableResponse();
  if (feed === null) return notFoundResponse();
  return new Response(feed, { headers: feedHeaders(`application/${format}+xml`) });
}

async function makeFeed(format: FeedFormat, slug: string | undefined): Promise<string | null> {
  if (slug === undefined) return jobsFeed(format);
  const category = await getCategoryBySlug(slug);
  return category && jobsFeed(format, category);
}
