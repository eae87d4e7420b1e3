import { searchFeed } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /jobs.atom: the newest open jobs as Atom 1.0, of all or, with a list's query, of a search. */
export function GET(request: Request) {
  return searchFeed('atom', request);
}
