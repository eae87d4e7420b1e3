import { feedResponse } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /jobs.atom: the newest open jobs as Atom 1.0. */
export function GET() {
  return feedResponse('atom');
}
