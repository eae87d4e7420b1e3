import type { registrationFields } from '../../lib/contract/forms/registration';
import type { answerFields, askedFields } from '../../lib/contract/forms/answers';
import type { applicationFields } from '../../lib/contract/forms/application';
import type { WireTexts } from '../../lib/contract/forms/field';
import type { ApplyJobFields, RegistrationRequest } from '../../lib/contract/requests';

export type Cv = { name: string; mimeType: string; bytes: Uint8Array };
export type StoredCv = Cv & { sha256: string };

/**
 * `job_closed_at`: when the job was closed, for an application sent before and received after. `status_token`: what its
 * link to its status ends in, where the website made one.
 */
export type Application = WireTexts<typeof applicationFields & typeof answerFields & typeof askedFields> &
  Partial<Pick<ApplyJobFields, 'consent' | 'consent_at' | 'consent_language'>> & {
    job_closed_at?: string;
    status_token?: string;
  };

/** A CV that was registered without a job. `kept_until`: until when (ISO 8601), unless it is refreshed. */
export type NewRegistration = WireTexts<typeof registrationFields> &
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
