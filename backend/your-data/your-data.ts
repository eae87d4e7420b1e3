import type { JobAlert } from '../alerts/alerts';
import type { Consent } from '../forms/consents';
import type { Submission, SubmissionKind } from '../forms/forms';
import type { MailName } from '../mail/mails';

/**
 * Numbers of erased forms by kind, of job alerts, and of unsent mails. `sealedUntil`: until when the forms are kept
 * out of staff's reach (ISO 8601); null if they are gone.
 */
export type Erased = Record<SubmissionKind | 'alerts' | 'mails' | 'clients', number> & {
  sealedUntil: string | null;
};

/** An unsent mail about someone. */
export type WaitingMail = { id: number; kind: MailName; queued_at: string };

export type HeldData = {
  submissions: Submission[];
  alerts: JobAlert[];
  mails: WaitingMail[];
  consents: (Consent & { row: number })[];
};

/** An erasure of which not all websites have been told. */
export type DueErasure = { id: number; email: string };
