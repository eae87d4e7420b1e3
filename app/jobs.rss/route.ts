import { feedResponse } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /jobs.rss: the newest open jobs as RSS 2.0. */
export function GET() {
  return feedResponse('rss');
}
