import { wholeResponse, feedHeaders } from '@/lib/seo/responses';
import { sitemap } from '@/lib/seo/sitemap/sitemap';

export const dynamic = 'force-dynamic';

/** GET /sitemap.xml: every page, or an index of partial sitemaps. */
export function GET() {
  return wholeResponse(sitemap(), feedHeaders('application/xml'));
}
