import type { registrationFields } from '../../lib/contract/forms/registration';
import type { answerFields, askedFields } from '../../lib/contract/forms/answers';
import type { applicationFields } from '../../lib/contract/forms/application';
import type { WireTexts } from '../../lib/contract/forms/field';
import type {
  ApplyJobFields,
  ContactEnquiryRequest,
  JobInquiryRequest,
  RegistrationRequest,
} from '../../lib/contract/requests';

export type Cv = { name: string; mimeType: string; bytes: Uint8Array };
export type StoredCv = Cv & { sha256: string };

/**
 * `job_closed_at`: when the job was closed, for an application sent before and received after. `status_token`: what its
 * link to its status ends in, where the website made one.
 */
type Application = WireTexts<typeof applicationFields & typeof answerFields & typeof askedFields> &
  Partial<Pick<ApplyJobFields, 'consent' | 'consent_at' | 'consent_language'>> & {
    job_closed_at?: string;
    status_token?: string;
  };

/** A CV that was registered without a job. `kept_until`: until when (ISO 8601), unless it is refreshed. */
type NewRegistration = WireTexts<typeof registrationFields> &
  Partial<Pick<RegistrationRequest, 'consent' | 'consent_at'>> & { kept_until: string };

export const submissionKinds = ['applications', 'registrations', 'contacts', 'inquiries'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** The kinds whose forms come with a CV. */
export type KindWithCv = 'applications' | 'registrations';
export const hasCv = (kind: SubmissionKind): kind is KindWithCv =>
  kind === 'applications' || kind === 'registrations';

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
  addRegistration(
    registration: NewRegistration,
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
  /** Registered CVs, newest first: `limit` of those with an id below `before`. */
  registrationsBefore(before: number, limit: number): Promise<Submission[]>;
  getSubmission(kind: SubmissionKind, id: number): Promise<Submission | null>;
  /** The CV of an application, or of another kind of form. */
  getCv(id: number, kind?: KindWithCv): Promise<StoredCv | null>;
};
