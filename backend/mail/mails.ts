import { backOff } from '../../lib/base/back-off';
import type { SubmissionKind } from '../forms/forms';

const MINUTE_MS = 60 * 1000;
const MAX_PAUSE_MS = 6 * 60 * MINUTE_MS;
const TRIED_FOR_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * What a queued mail is about. Its text is made from the stored rows when it is sent, so that the queue holds no copy
 * of anything personal.
 */
export type MailContent =
  /** A received form, to the staff or as a receipt to its sender. */
  | { kind: 'staff' | 'receipt'; form: SubmissionKind; submissionId: number }
  /** To a candidate whose application has ended, or to the staff about one that was withdrawn. */
  | { kind: 'ended' | 'withdrawn'; applicationId: number }
  /** To the employer whose enquiry has become a job. */
  | { kind: 'published'; inquiryId: number }
  /** To an address: the link to what is held about it. */
  | { kind: 'your-data'; email: string; token: string }
  /** What the staff have to correct in the sheet that the jobs come from. */
  | { kind: 'sheet' }
  /** What came since a moment and before another one (ISO 8601). */
  | { kind: 'digest'; since: string; until: string }
  | OpenJobsMail
  /** How backups, mails, the certificate and the rest stand, once a week. */
  | { kind: 'upkeep' }
  | { kind: 'alert-confirm'; alertId: number; token: string }
  /** The jobs published after one change and up to another. */
  | { kind: 'alert'; alertId: number; afterSeq: number; upToSeq: number }
  /** Asks whether a registered CV shall be kept for longer. */
  | { kind: 'registration-keep'; registrationId: number }
  /** The jobs published after one change and up to another that match a registered CV. */
  | { kind: 'registration-matches'; registrationId: number; afterSeq: number; upToSeq: number };

/**
 * The week's question which jobs are still open, asked at a moment (ISO 8601): to a recruiter, or for null to the desk of
 * those jobs that have none.
 */
type OpenJobsMail = { kind: 'open-jobs'; askedAt: string; recruiter: string | null };

/** A mail that one caller sends. `lease` tells this claim from a later one; `tries` counts this one too. */
export type MailClaim = {
  id: number;
  lease: string;
  /** The same for every attempt; without "<", ">" and domain. */
  messageId: string;
  tries: number;
  giveUpAt: string;
  content: MailContent;
};

/** A mail that is not sent; `failed_at` null: it is still tried. `problem` holds no address. */
export type UnsentMail = {
  id: number;
  kind: MailContent['kind'];
  queued_at: string;
  tries: number;
  next_try_at: string;
  failed_at: string | null;
  problem: string;
};

/** The last digest that was due: its day (in India), and the moment up to which it reported. */
export type DigestMark = { day: string; until: string };

/** The queue of mails. Of several processes only one sends a mail. */
export type MailStore = {
  /** Queues a mail by itself; the mails about a form are queued with the form. */
  queueMail(content: MailContent): Promise<void>;
  /** The next mail that is due, for this caller alone until `leaseMs` from now; null when there is none. */
  claimMail(leaseMs: number): Promise<MailClaim | null>;
  /** The mail server has accepted it. False when the claim has lapsed, or the mail was erased meanwhile. */
  markMailSent(claim: MailClaim): Promise<boolean>;
  /**
   * To be tried again; failed for good after 7 days. A mail that is the cause waits alone, for a pause that doubles from 1
   * minute to 6 hours. Where the server is, all mails wait, for 30 seconds to 5 minutes, and are due as soon as it takes
   * one.
   */
  postponeMail(claim: MailClaim, problem: string, cause: 'mail' | 'server'): Promise<'waiting' | 'failed'>;
  /** Failed for good, at once. */
  failMail(claim: MailClaim, problem: string): Promise<void>;
  /** Deletes a mail that no longer has anything to say. */
  dropMail(claim: MailClaim): Promise<void>;
  /** Mails that wait or have failed, oldest first. */
  unsentMails(): Promise<UnsentMail[]>;
  /** Has all mails tried at once, failed ones for 7 days more; resolves with the number of these. */
  retryMails(): Promise<number>;
  /** Deletes mails sent more than 30 days ago and failed more than 90 days ago. */
  pruneMails(): Promise<number>;

  /** The Monday of the last week in which staff were asked which jobs are open; null: never. */
  lastAskedWeek(): Promise<string | null>;
  /** Notes that they are asked in the week of a Monday, and queues the mails. False when another process has already. */
  askRecruiters(week: string, recruiters: (string | null)[]): Promise<boolean>;
  lastDigest(): Promise<DigestMark | null>;
  /** Moves on from `last`, and queues the mails. False when another process has already. */
  advanceDigest(last: DigestMark | null, next: DigestMark, mails: MailContent[]): Promise<boolean>;
};

/** When a mail is tried again after this many tries; null when it is given up. */
export function nextMailTry(tries: number, giveUpAt: string, now: Date): string | null {
  const next = new Date(now.getTime() + backOff(tries, MINUTE_MS, MAX_PAUSE_MS)).toISOString();
  return next > giveUpAt ? null : next;
}

/** Until when a mail queued now is tried. */
export const giveUpAfter = (now: Date) => new Date(now.getTime() + TRIED_FOR_MS).toISOString();
