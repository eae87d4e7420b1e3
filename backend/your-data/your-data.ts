import type { JobAlert } from '../alerts/alerts';
import type { Consent } from '../forms/consents';
import type { Submission, SubmissionKind } from '../forms/forms';
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
