import { outboxState } from '@/lib/forms/outbox/current';
import { version } from '@/package.json';

export const dynamic = 'force-dynamic';

/** GET /api/health: the website is alive, its version, and how much waits to be delivered; null where the outbox cannot be opened. */
export function GET() {
  const body = { status: 1, version, outbox: outboxState() };
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
