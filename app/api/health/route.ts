export const dynamic = 'force-dynamic';

/** GET /api/health: the website answers. */
export function GET() {
  return Response.json({ status: 1 }, { headers: { 'cache-control': 'no-store' } });
}
