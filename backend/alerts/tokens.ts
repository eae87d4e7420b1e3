import { createHmac, randomBytes } from 'node:crypto';
import { isSameText } from '../../lib/base/same-text';

/** Creates a confirmation token: 32 random bytes in base64url. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Derives an alert's unsubscribe token, the same in every mail; it still verifies after the alert is deleted. */
export function unsubscribeToken(secret: Buffer, alertId: number): string {
  return `${alertId}.${createHmac('sha256', secret).update(`unsubscribe ${alertId}`).digest('base64url')}`;
}

/** Verifies an unsubscribe token; returns the alert's id, or null. */
export function alertOfToken(secret: Buffer, token: string): number | null {
  const id = Number(/^([1-9]\d{0,9})\./.exec(token)?.[1] ?? Number.NaN);
  return isSameText(token, unsubscribeToken(secret, id)) ? id : null;
}
