import { outboxState } from '@/lib/forms/outbox/current';
import { isFromApi } from '@/lib/upstream/revalidation';
import { version } from '@/package.json';

export const dynamic = 'force-dynamic';

/**
 * GET /api/health: liveness and the number of undelivered forms (null if the outbox cannot be opened). With
 * `Authorization: Bearer REVALIDATE_SECRET` also the version, which would help attackers.
 */
export async function GET(request: Request) {
  const body = { status: 1, ...(isFromApi(request) && { version }), outbox: await outboxState() };
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
