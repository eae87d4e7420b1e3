import { backOff } from '../../lib/base/back-off';
import type { Language } from '../../lib/base/language';

const MINUTE_MS = 60 * 1000;
const MAX_PAUSE_MS = 6 * 60 * MINUTE_MS;
const TRIED_FOR_MS = 7 * 24 * 60 * MINUTE_MS;

/** What is mailed; each kind is composed by its feature, see MailKinds. */
export type MailName =
  | 'staff'
  | 'receipt'
  | 'ended'
  | 'withdrawn'
  | 'published'
  | 'your-data'
  | 'sheet'
  | 'desk-link'
  | 'digest'
  | 'open-jobs'
  | 'upkeep'
  | 'alert-confirm'
  | 'alert'
  | 'registration-keep'
  | 'registration-matches';

/**
 * What a mail is about, by columns: rows of other tables, the period (ISO 8601) after `since` and up to `until`, or the changes
 * after one and up to another. Its text is made from the stored rows when it is sent, so that the queue holds no copy of
 * anything personal.
 */
export const NOTHING_ABOUT = {
  application_id: 0,
  registration_id: 0,
  contact_id: 0,
  inquiry_id: 0,
  alert_id: 0,
  since: '',
  until: '',
  after_seq: 0,
  up_to_seq: 0,
};

/**
 * What only the mail itself knows, with the language of the page that it was asked for from: encrypted, found by the address, and
 * forgotten once it is sent.
 */
export type OwnTexts = { token: string; email: string; language: Language };

/** A queued mail; a column that says nothing is 0 or ''. */
export type QueuedMail = { kind: MailName } & typeof NOTHING_ABOUT & OwnTexts;
export type NewMail = { kind: MailName } & Partial<QueuedMail>;

/** A mail that one caller sends. `lease` tells this claim from a later one; `tries` counts this one too. */
export type MailClaim = {
  id: number;
  lease: string;
  /** The same for every attempt; without "<", ">" and domain. */
  messageId: string;
  tries: number;
  giveUpAt: string;
  mail: QueuedMail;
};

/** A mail that is not sent; `failed_at` null: it is still tried. `problem` holds no address. */
export type UnsentMail = {
  id: number;
  kind: MailName;
  queued_at: string;
  tries: number;
  next_try_at: string;
  failed_at: string | null;
  problem: string;
};

/** When a mail is tried again after this many tries; null when it is given up. */
export function nextMailTry(tries: number, giveUpAt: string, now: Date): string | null {
  const next = new Date(now.getTime() + backOff(tries, MINUTE_MS, MAX_PAUSE_MS)).toISOString();
  return next > giveUpAt ? null : next;
}

/** Until when a mail queued now is tried. */
export const giveUpAfter = (now: Date) => new Date(now.getTime() + TRIED_FOR_MS).toISOString();
