import { streamResponse } from '@/lib/http/stream-response';
import { feedHeaders } from '@/lib/feeds/headers';
import { sitemap } from '@/lib/sitemap/sitemap';

export const dynamic = 'force-dynamic';

/** GET /sitemap.xml: every page for search engines, or an index of its parts. */
export function GET() {
  return streamResponse(sitemap(), feedHeaders('application/xml'));
}
