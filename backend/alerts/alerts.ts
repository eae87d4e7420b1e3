import type { AlertFrequency } from '../../lib/contract/forms/job-alert';
import { createHmac } from 'node:crypto';
import { isSameText } from '../../lib/base/same-text';

/** Derives an alert's unsubscribe token, the same in every mail; it still verifies after the alert is deleted. */
export function unsubscribeToken(secret: Buffer, alertId: number): string {
  return `${alertId}.${createHmac('sha256', secret).update(`unsubscribe ${alertId}`).digest('base64url')}`;
}

/** Verifies an unsubscribe token; returns the alert's id, or null. */
export function alertOfToken(secret: Buffer, token: string): number | null {
  const id = Number(/^([1-9]\d{0,9})\./.exec(token)?.[1] ?? Number.NaN);
  return isSameText(token, unsubscribeToken(secret, id)) ? id : null;
}

/** The jobs that someone wants to be alerted to, and how often; '' means any. */
export type AlertWish = {
  keyword: string;
  category_id: string;
  /** Slug of a city or state. */
  location: string;
  /** The other filters, formatted by filterText. */
  filters: string;
  frequency: AlertFrequency;
};

/** An address's alert. Until `confirmed_at` is set, only the confirmation request is mailed. */
export type JobAlert = AlertWish & {
  id: number;
  email: string;
  created_at: string;
  confirmed_at: string | null;
  /** The last change reported, and the day (in India) of the last check for new jobs. */
  last_seq: number;
  last_day: string;
};
