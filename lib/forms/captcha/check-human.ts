import 'server-only';
import { type CaptchaVerdict, checkCaptcha } from './challenge';
import { checkWork } from './proof-of-work';
import { WORK_PREFIX } from './work-token';

/**
 * Accepts either proof, the characters of the image (with the work due besides) or a proof of work; each only once, and
 * used up only if it `mayUseUp` it. `mustWork`: a proof of work alone will do.
 */
export async function checkHuman(proof: {
  token: string;
  text: string;
  form: string;
  work?: string;
  mustWork?: boolean;
  mayUseUp?: boolean;
}): Promise<CaptchaVerdict> {
  if (proof.token.startsWith(WORK_PREFIX)) return checkWork(proof);
  return proof.mustWork ? 'no-work' : checkCaptcha(proof);
}
