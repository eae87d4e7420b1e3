import { searchFeed } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /jobs.json: the newest open jobs as JSON Feed 1.1, of all or, with a list's query, of a search. */
export function GET(request: Request) {
  return searchFeed('json', request);
}
