import { backOff } from '../../lib/base/back-off';
import { DAY_MS, HOUR_MS } from '../../lib/base/text/indian-day';
import type { Language } from '../../lib/base/language';

const MINUTE_MS = 60 * 1000;
const MAX_PAUSE_MS = 6 * HOUR_MS;
const TRIED_FOR_MS = 7 * DAY_MS;

/** Kinds of mail; each is composed by its feature, see MailKinds. */
export type MailName =
  | 'staff'
  | 'receipt'
  | 'ended'
  | 'withdrawn'
  | 'appointment'
  | 'reminder'
  | 'cancelled'
  | 'client'
  | 'published'
  | 'declined'
  | 'your-data'
  | 'sheet'
  | 'desk-link'
  | 'open-jobs'
  | 'alert-confirm'
  | 'alert';

/** Sent before all others: somebody waits for the link, or nothing else says that something is wrong. */
export const URGENT_MAILS: readonly MailName[] = ['desk-link', 'sheet'];

/**
 * What a mail is about: other tables' rows, the moment of a question (ISO 8601, `until`), or changes after one up
 * to another. Its text is composed when it is sent, so that the queue contains no copy of personal data.
 */
export const EMPTY_SUBJECT = {
  application_id: 0,
  contact_id: 0,
  inquiry_id: 0,
  alert_id: 0,
  until: '',
  after_seq: 0,
  up_to_seq: 0,
};

/** Data that only the mail has: encrypted, found by address, and deleted once it is sent. */
export type OwnTexts = { token: string; email: string; language: Language };

/** A queued mail; empty columns are 0 or ''. */
export type QueuedMail = { kind: MailName } & typeof EMPTY_SUBJECT & OwnTexts;
export type NewMail = { kind: MailName } & Partial<QueuedMail>;

/** A mail leased to one caller. `lease` distinguishes it from later claims; `tries` includes this one. */
export type MailClaim = {
  id: number;
  lease: string;
  /** The same for every attempt; without "<", ">" and domain. */
  messageId: string;
  tries: number;
  giveUpAt: string;
  mail: QueuedMail;
};

/** An unsent mail; `failed_at` null: it will be retried. `problem` contains no address. */
export type UnsentMail = {
  id: number;
  kind: MailName;
  queued_at: string;
  tries: number;
  next_try_at: string;
  failed_at: string | null;
  problem: string;
};

/** Returns when to retry a mail after this many tries; null to give up. */
export function nextTry(tries: number, giveUpAt: string, now: Date): string | null {
  const next = new Date(now.getTime() + backOff(tries, MINUTE_MS, MAX_PAUSE_MS)).toISOString();
  return next > giveUpAt ? null : next;
}

/** Returns until when a mail queued now is retried. */
export const giveUpAfter = (now: Date) => new Date(now.getTime() + TRIED_FOR_MS).toISOString();
