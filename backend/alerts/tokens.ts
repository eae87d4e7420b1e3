import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token for confirming: 32 random bytes in base64url. */
export const newToken = () => randomBytes(32).toString('base64url');

/**
 * The token of an alert's unsubscribe links, always the same: each mail can carry it, though none is stored, and it is
 * still known for what it is when the alert is gone.
 */
export function unsubscribeToken(secret: Buffer, alertId: number): string {
  return `${alertId}.${createHmac('sha256', secret).update(`unsubscribe ${alertId}`).digest('base64url')}`;
}

/** The id of the alert whose unsubscribe token this is, or null. */
export function alertOfToken(secret: Buffer, token: string): number | null {
  const id = Number(/^([1-9]\d{0,9})\./.exec(token)?.[1] ?? Number.NaN);
  if (Number.isNaN(id)) return null;
  const [given, right] = [Buffer.from(token), Buffer.from(unsubscribeToken(secret, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
