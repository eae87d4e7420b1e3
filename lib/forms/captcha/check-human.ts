import 'server-only';
import { type CaptchaVerdict, checkCaptcha } from './challenge';
import { checkWork } from './proof-of-work';
import { WORK_PREFIX } from './work-token';

/** Accepts either proof, the characters of the image (with the work due besides) or a proof of work; each only once. */
export async function checkHuman(proof: {
  token: string;
  text: string;
  form: string;
  work?: string;
}): Promise<CaptchaVerdict> {
  return proof.token.startsWith(WORK_PREFIX) ? checkWork(proof) : checkCaptcha(proof);
}
