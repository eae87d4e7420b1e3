import 'server-only';
import { createVault } from '../../base/vault';
import { captchaKey } from '../../forms/captcha/secret';
import type { VerifyAnswer } from './answer';

const PLACE = 'verify';
/** Expires, so that the address cannot be passed on as a proof. */
const SHOWN_MS = 10 * 60 * 1000;

// Encrypted with a key that is already shared by websites behind one edge.
const vault = () => createVault(captchaKey(), 'answers');

/**
 * Encrypts an answer for the page's address, so that logs, histories and other sites learn neither the code nor the typed
 * text, and answers cannot be forged.
 */
export function sealAnswer(answer: VerifyAnswer, now = Date.now()): string {
  const text = JSON.stringify({ ...answer, until: now + SHOWN_MS });
  return vault()
    .seal([Buffer.from(text)], PLACE)
    .toString('base64url');
}

/** Decrypts an answer; null if it is invalid or older than ten minutes. */
export function openAnswer(sealed: string, now = Date.now()): VerifyAnswer | null {
  try {
    const opened = vault().open(Buffer.from(sealed, 'base64url'), PLACE);
    const { until, ...answer } = JSON.parse(opened.toString()) as VerifyAnswer & { until: number };
    return until > now ? answer : null;
  } catch {
    return null;
  }
}
