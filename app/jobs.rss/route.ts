import { searchFeed } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /jobs.rss: the newest open jobs as RSS 2.0, of all or, with a list's query, of a search. */
export function GET(request: Request) {
  return searchFeed('rss', request);
}
