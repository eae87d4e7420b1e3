import { issueChallenge } from '@/lib/captcha/challenge';
import { formNames } from '@/lib/forms/names';

export const dynamic = 'force-dynamic';

/** GET /api/captcha?form=NAME: a new challenge for that form, never cached. */
export async function GET(request: Request) {
  const form = formNames.find((name) => name === new URL(request.url).searchParams.get('form'));
  const headers = { 'cache-control': 'no-store' };
  if (!form) return Response.json({ status: 0, message: 'Unknown form.' }, { status: 400, headers });
  return Response.json(await issueChallenge(form), { headers });
}
