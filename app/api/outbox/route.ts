import { apiCallAnswers } from '@/lib/content/website-answers';
import { isFromApi } from '@/lib/upstream/revalidation';
import { answer } from '@/lib/forms/answers';
import { undelivered } from '@/lib/forms/outbox/current';

export const dynamic = 'force-dynamic';

/** GET /api/outbox with `Authorization: Bearer REVALIDATE_SECRET`: undelivered forms, for the desk. */
export async function GET(request: Request) {
  if (!isFromApi(request)) return answer(401, { status: 0, message: apiCallAnswers.wrongSecret });
  const headers = { 'cache-control': 'no-store' };
  const known = await undelivered();
  return known ? Response.json(known, { headers }) : new Response(null, { status: 503, headers });
}
