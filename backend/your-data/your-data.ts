import type { JobAlert } from '../alerts/alerts';
import type { Consent } from '../forms/consents';
import type { Submission, SubmissionKind } from '../forms/forms';
import type { SealedForm } from '../forms/sealed-forms';
import type { MailName } from '../mail/mails';

/**
 * How many forms of each kind were erased, how many job alerts, and how many mails that were still to be sent. `sealedUntil`:
 * until when the forms are kept where nobody at the desk can read them (ISO 8601); null: they are gone.
 */
export type Erased = Record<SubmissionKind | 'alerts' | 'mails', number> & { sealedUntil: string | null };

/** A mail about somebody that is not sent yet. */
export type WaitingMail = { id: number; kind: MailName; queued_at: string };

/** All that is held about an address. */
export type HeldData = {
  submissions: Submission[];
  alerts: JobAlert[];
  mails: WaitingMail[];
  consents: (Consent & { row: number })[];
};

/** An erasure that websites are still to be told of. */
export type DueErasure = { id: number; email: string };

/** What people may ask about themselves, and what erasures leave to do. Tokens are stored as hashes only. */
export type YourDataStore = {
  /**
   * Erases all that came from this e-mail address, in any capitalisation: forms, CVs, job alerts, their mails and links,
   * and what leads to it from the ledger of consents. See dueErasures for the websites, and sealedUntil for the law.
   */
  eraseByEmail(email: string): Promise<Erased>;
  /**
   * Erases every form received before this moment, with its CV and its mails; but not registered CVs, which are kept for a
   * time of their own.
   */
  eraseReceivedBefore(moment: Date): Promise<Erased>;
  /**
   * Queues a mail with a token to an address of which something is held, unless it had three in the last 24 hours. An
   * address of which nothing is held leaves no trace but a count, which is forgotten after 24 hours.
   */
  requestYourData(email: string, token: string): Promise<void>;
  /**
   * The address that a token was mailed to in the last 24 hours, null once that was erased, and until when it is valid; null for
   * all others.
   */
  addressOfToken(token: string): Promise<{ email: string | null; until: string } | null>;
  heldAbout(email: string): Promise<HeldData>;
  /** The forms of an address that are kept sealed, as the law demands. */
  sealedAbout(email: string): Promise<SealedForm[]>;
  /** Whether an address was erased at or after a moment (ISO 8601) in the last 7 days. */
  wasErasedSince(email: string, moment: string): Promise<boolean>;
  /** The erasures that websites have not all been told of. */
  dueErasures(): Promise<DueErasure[]>;
  /** Forgets an erasure's address. What remains, for 7 days, recognises forms that arrive late. */
  markErasureTold(id: number): Promise<void>;
  /** Deletes tokens after 24 hours, erasures after 7 days, told or not, and sealed forms on their day. */
  pruneYourData(): Promise<void>;
};
