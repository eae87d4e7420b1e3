import { issueChallenge } from '@/lib/forms/captcha/challenge';
import { takePicture } from '@/lib/forms/captcha/picture/current';
import { issueWork } from '@/lib/forms/captcha/proof-of-work';
import { captchaKeyIsUsable } from '@/lib/forms/captcha/secret';
import { formNames } from '@/lib/contract/forms/names';
import { formAnswers } from '@/lib/content/website-answers';
import { challengeTerms } from '@/lib/forms/guard/challenge-terms';
import { warmUpExaminer } from '@/lib/cv/cv-content';
import { metrics } from '@/lib/base/monitoring/metrics';
import { answer } from '@/lib/forms/answers';
import { notAccepted } from '@/lib/forms/outcome-answer';

export const dynamic = 'force-dynamic';

/**
 * GET /api/captcha?form=NAME: a new, uncacheable challenge for that form: a captcha, under load with a proof of work
 * in addition. With &proof=work, and when captchas are unavailable, a proof of work instead, so that a flood locks
 * nobody out.
 */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams;
  const form = formNames.find((name) => name === query.get('form'));
  // Before the rate limits, so that unknown forms don't count.
  if (!form) return answer(400, { status: 0, message: formAnswers.unknownForm });
  const terms = await challengeTerms(request, form);
  if (terms instanceof Response) return terms;
  if (!captchaKeyIsUsable()) return notAccepted();
  if (form === 'apply-job') warmUpExaminer();
  const wantsPicture = query.get('proof') !== 'work' && terms.mayBePicture;
  const picture = wantsPicture ? await takePicture() : null;
  metrics().captchas.inc({ form, kind: picture ? 'picture' : 'work', level: terms.level });
  const challenge = picture
    ? await issueChallenge(form, picture, terms.level)
    : await issueWork(form, terms.level);
  return Response.json(challenge, { headers: { 'cache-control': 'no-store' } });
}
