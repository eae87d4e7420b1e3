import { issueChallenge } from '@/lib/forms/captcha/challenge';
import { issueWork } from '@/lib/forms/captcha/proof-of-work';
import { captchaKeyIsUsable } from '@/lib/forms/captcha/secret';
import { formNames } from '@/lib/shared/forms/names';
import { formAnswers } from '@/lib/content/website-answers';
import { guardChallenge, mayDrawPicture } from '@/lib/forms/guard/guard';
import { answer } from '@/lib/forms/answers';
import { notAccepted } from '@/lib/forms/outcome-answer';

export const dynamic = 'force-dynamic';

/**
 * GET /api/captcha?form=NAME: a new challenge for that form, never cached. With &proof=work, and when more pictures are
 * requested than can be drawn, a proof of work instead of a picture: nobody is refused because of others.
 */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams;
  const form = formNames.find((name) => name === query.get('form'));
  // Checked before the limits, so that requests for unknown forms do not count towards them.
  if (!form) return answer(400, { status: 0, message: formAnswers.unknownForm });
  const refusal = await guardChallenge(request);
  if (refusal) return refusal;
  if (!captchaKeyIsUsable()) return notAccepted();
  const wantsWork = query.get('proof') === 'work' || !(await mayDrawPicture(request));
  const challenge = wantsWork ? await issueWork(form) : await issueChallenge(form);
  return Response.json(challenge, { headers: { 'cache-control': 'no-store' } });
}
