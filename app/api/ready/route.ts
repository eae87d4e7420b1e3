import { readiness } from '@/lib/forms/readiness';

export const dynamic = 'force-dynamic';

/** GET /api/ready: 200 if all dependencies respond, else 503 with the failing ones. */
export async function GET() {
  const result = await readiness();
  return Response.json(result, {
    status: result.ready ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
