import 'server-only';
import { createVault } from '../../base/vault';
import { captchaKey } from '../../forms/captcha/secret';
import type { VerifyAnswer } from './answer';

const PLACE = 'verify';
/** So that nobody can pass the address on as a proof. */
const SHOWN_MS = 10 * 60 * 1000;

// By the key that websites behind one edge share already.
const vault = () => createVault(captchaKey(), 'answers');

/**
 * An answer as it travels in the page's address, encrypted: logs, histories and other sites learn neither the code nor what
 * was typed, and nobody can make one up.
 */
export function sealAnswer(answer: VerifyAnswer, now = Date.now()): string {
  const text = JSON.stringify({ ...answer, until: now + SHOWN_MS });
  return vault()
    .seal([Buffer.from(text)], PLACE)
    .toString('base64url');
}

/** The reverse; null for what is none, or is older than ten minutes. */
export function openAnswer(sealed: string, now = Date.now()): VerifyAnswer | null {
  try {
    const opened = vault().open(Buffer.from(sealed, 'base64url'), PLACE);
    const { until, ...answer } = JSON.parse(opened.toString()) as VerifyAnswer & { until: number };
    return until > now ? answer : null;
  } catch {
    return null;
  }
}
