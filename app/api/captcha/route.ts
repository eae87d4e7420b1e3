import { issueChallenge } from '@/lib/captcha/challenge';
import { issueWork } from '@/lib/captcha/proof-of-work';
import { formNames } from '@/lib/forms/names';
import { guardChallenge } from '@/lib/guard/guard';

export const dynamic = 'force-dynamic';

/** GET /api/captcha?form=NAME: a new challenge for that form, never cached; with &proof=work a proof of work instead. */
export async function GET(request: Request) {
  const refusal = await guardChallenge(request);
  if (refusal) return refusal;
  const query = new URL(request.url).searchParams;
  const form = formNames.find((name) => name === query.get('form'));
  const headers = { 'cache-control': 'no-store' };
  if (!form) return Response.json({ status: 0, message: 'Unknown form.' }, { status: 400, headers });
  const challenge = query.get('proof') === 'work' ? await issueWork(form) : await issueChallenge(form);
  return Response.json(challenge, { headers });
}
