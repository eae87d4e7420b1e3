import { createHmac } from 'node:crypto';
import { isSameText } from '../../lib/base/same-text';

/** A link's purpose; tokens are valid for one purpose only. */
export type LinkPurpose = 'application-status' | 'cv';

// 160 of HMAC's 256 bits. Hexadecimal, because some mail programs cut off a trailing "-" or "_" of a plain-text link.
const SIGNATURE_DIGITS = 40;

/**
 * Creates a token of up to three numbers, such as a row's id and creation time (ms since 1970), as a restored backup
 * may reuse ids. Derived rather than stored. `secret`: the store's linkSecret.
 */
export function signedToken(secret: Buffer, purpose: LinkPurpose, numbers: number[]): string {
  const subject = numbers.map((number) => number.toString(36)).join('-');
  const signature = createHmac('sha256', secret).update(`${purpose} ${subject}`).digest('hex');
  return `${subject}-${signature.slice(0, SIGNATURE_DIGITS)}`;
}

/** Verifies a token; returns its numbers, or null. */
export function numbersOfToken(secret: Buffer, purpose: LinkPurpose, token: string): number[] | null {
  const [, subject] = /^([0-9a-z]{1,11}(?:-[0-9a-z]{1,11}){0,2})-[0-9a-f]{40}$/.exec(token) ?? [];
  if (subject === undefined) return null;
  const numbers = subject.split('-').map((digits) => Number.parseInt(digits, 36));
  if (!numbers.every(Number.isSafeInteger)) return null;
  return isSameText(token, signedToken(secret, purpose, numbers)) ? numbers : null;
}
