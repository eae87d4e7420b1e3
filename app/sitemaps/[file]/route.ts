import { notFoundResponse, unavailableResponse, wholeResponse, feedHeaders } from '@/lib/seo/responses';
import { sitemapPart } from '@/lib/seo/sitemap/sitemap';
import { readOrFail } from '@/lib/upstream/errors';

export const dynamic = 'force-dynamic';

/** GET /sitemaps/{number}.xml: one part of a sitemap too long for one file. */
export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[file]'>) {
  const [, number] = /^(\d{1,4})\.xml$/.exec((await params).file) ?? [];
  const { value: part, failed } = await readOrFail(
    Promise.resolve(number ? sitemapPart(Number(number)) : null),
  );
  if (failed) return unavailableResponse();
  return part ? wholeResponse(part, feedHeaders('application/xml')) : notFoundResponse();
}
