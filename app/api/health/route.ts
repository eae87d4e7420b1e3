import { outboxState } from '@/lib/forms/outbox/current';
import { isFromApi } from '@/lib/upstream/revalidation';
import { version } from '@/package.json';

export const dynamic = 'force-dynamic';

/**
 * GET /api/health: that the website is alive, and how many forms are undelivered (null if the outbox cannot be opened).
 * With `Authorization: Bearer REVALIDATE_SECRET` also its version, which tells attackers what to look up.
 */
export function GET(request: Request) {
  const body = { status: 1, ...(isFromApi(request) && { version }), outbox: outboxState() };
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
