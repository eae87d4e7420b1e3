import { env } from '@/lib/base/env';
import { notFoundResponse } from '@/lib/seo/responses';

export const dynamic = 'force-dynamic';

/** GET /indexnow.txt: the key that proves our submissions to search engines (indexnow.org). */
export function GET() {
  const { indexNowKey } = env();
  if (!indexNowKey) return notFoundResponse();
  return new Response(indexNowKey, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
