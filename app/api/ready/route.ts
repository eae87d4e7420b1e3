import { readiness } from '@/lib/forms/readiness';

export const dynamic = 'force-dynamic';

/** GET /api/ready: 200 if everything the website depends on responds, else 503 and what does not. */
export async function GET() {
  const result = await readiness();
  return Response.json(result, {
    status: result.ready ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
