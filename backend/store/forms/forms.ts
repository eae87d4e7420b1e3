import type { answerFields, askedFields } from '../../../lib/shared/forms/answers';
import type { applicationFields } from '../../../lib/shared/forms/application';
import type { WireTexts } from '../../../lib/shared/forms/field';
import type {
  ApplyJobFields,
  ContactEnquiryRequest,
  JobInquiryRequest,
} from '../../../lib/shared/contract/requests';

export type Cv = { name: string; mimeType: string; bytes: Uint8Array };
export type StoredCv = Cv & { sha256: string };

/** How many forms of each kind were erased, how many job alerts, and how many mails that were still to be sent. */
export type Erased = {
  applications: number;
  contacts: number;
  inquiries: number;
  alerts: number;
  mails: number;
};

/** `job_closed_at`: when the job was closed, for an application sent before and received after. */
type Application = WireTexts<typeof applicationFields & typeof answerFields & typeof askedFields> &
  Partial<Pick<ApplyJobFields, 'consent' | 'consent_at'>> & { job_closed_at?: string };

export const submissionKinds = ['applications', 'contacts', 'inquiries'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/**
 * A received form. `fields` are those of the contract, as sent; each kind counts its ids from 1. `reference` is what the
 * sender was given, '' where that is not known.
 */
export type Submission = {
  id: number;
  kind: SubmissionKind;
  received_at: string;
  reference: string;
  fields: Record<string, string>;
  cv: { name: string; size: number; sha256: string } | null;
};

export type FormStore = {
  /**
   * The new row's id, or the first row's when one of its kind was already received with this idempotency key. A store
   * that was opened with `queueMails` queues the mails about a new row in the same transaction.
   */
  addApplication(
    application: Application,
    cv: Cv | null,
    idempotencyKey?: string,
    reference?: string,
  ): Promise<number>;
  addContactEnquiry(
    enquiry: ContactEnquiryRequest,
    idempotencyKey?: string,
    reference?: string,
  ): Promise<number>;
  addJobInquiry(inquiry: JobInquiryRequest, idempotencyKey?: string, reference?: string): Promise<number>;
  findSubmission(kind: SubmissionKind, idempotencyKey: string): Promise<number | null>;
  /** Received forms, newest first, without the bytes of the CVs. */
  inbox(kind?: SubmissionKind): Promise<Submission[]>;
  /** Forms received at or after a moment and before another one, oldest first. */
  receivedBetween(since: string, until: string): Promise<Submission[]>;
  /**
   * Applications, newest first: `limit` of those with an id below `before`, for a job ('' for all) and received at or after
   * a moment ('' for all).
   */
  applicationsBefore(
    before: number,
    limit: number,
    wanted: { jobId: string; since: string },
  ): Promise<Submission[]>;
  getSubmission(kind: SubmissionKind, id: number): Promise<Submission | null>;
  getCv(applicationId: number): Promise<StoredCv | null>;
  /** 32 bytes, made once, from which the tokens of links to CVs are derived. */
  cvLinkSecret(): Promise<Buffer>;
  /** The same for all other signed links, see backend/links/signed-token.ts. */
  linkSecret(): Promise<Buffer>;
  /** Erases all that came from this e-mail address, in any capitalisation: forms, CVs, job alerts and their mails. */
  eraseByEmail(email: string): Promise<Erased>;
  /** Erases every form received before this moment, with its CV and its mails. */
  eraseReceivedBefore(moment: Date): Promise<Erased>;
};
