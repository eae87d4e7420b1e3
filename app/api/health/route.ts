import { outboxState } from '@/lib/submissions/outbox/current';

export const dynamic = 'force-dynamic';

/** GET /api/health: the website answers, and how much waits to be delivered; null where the outbox cannot be opened. */
export function GET() {
  return Response.json({ status: 1, outbox: outboxState() }, { headers: { 'cache-control': 'no-store' } });
}
