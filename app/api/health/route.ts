import { outboxState } from '@/lib/forms/outbox/current';
import { version } from '@/package.json';

export const dynamic = 'force-dynamic';

/**
 * GET /api/health: that the website is alive, its version, and how many forms are undelivered; null if the outbox
 * cannot be opened.
 */
export function GET() {
  const body = { status: 1, version, outbox: outboxState() };
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
