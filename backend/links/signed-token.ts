import { createHmac } from 'node:crypto';
import { isSameText } from '../../lib/base/same-text';

/** What a link is for; a token of one purpose is none of another. */
export type LinkPurpose =
  'application-status' | 'staff-application' | 'staff-job' | 'staff-jobs' | 'registration' | 'cv';

// 160 of HMAC's 256 bits, in hexadecimal: a link in a plain-text mail must not end in "-" or "_", which some programs
// leave out of it.
const SIGNATURE_DIGITS = 40;

/**
 * A token that names up to three numbers, such as a row's id and the moment (ms since 1970) that tells it from the row
 * that a restored backup gives the same id. It is derived rather than stored. `secret`: the store's linkSecret.
 */
export function signedToken(secret: Buffer, purpose: LinkPurpose, numbers: number[]): string {
  const subject = numbers.map((number) => number.toString(36)).join('-');
  const signature = createHmac('sha256', secret).update(`${purpose} ${subject}`).digest('hex');
  return `${subject}-${signature.slice(0, SIGNATURE_DIGITS)}`;
}

/** Verifies a token; returns the numbers that it names, or null. */
export function numbersOfToken(secret: Buffer, purpose: LinkPurpose, token: string): number[] | null {
  const [, subject] = /^([0-9a-z]{1,11}(?:-[0-9a-z]{1,11}){0,2})-[0-9a-f]{40}$/.exec(token) ?? [];
  if (subject === undefined) return null;
  const numbers = subject.split('-').map((digits) => Number.parseInt(digits, 36));
  if (!numbers.every(Number.isSafeInteger)) return null;
  return isSameText(token, signedToken(secret, purpose, numbers)) ? numbers : null;
}
