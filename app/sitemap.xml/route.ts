import { streamResponse } from '@/lib/seo/stream-response';
import { feedHeaders } from '@/lib/seo/feeds/headers';
import { sitemap } from '@/lib/seo/sitemap/sitemap';

export const dynamic = 'force-dynamic';

/** GET /sitemap.xml: every page for search engines, or an index of its parts. */
export function GET() {
  return streamResponse(sitemap(), feedHeaders('application/xml'));
}
