import type { applicationFields } from '../../lib/contract/forms/application';
import type { WireTexts } from '../../lib/contract/forms/field';
import type { ApplyJobFields } from '../../lib/contract/requests';

export type Cv = { name: string; mimeType: string; bytes: Uint8Array };
export type StoredCv = Cv & { sha256: string };

/** `job_closed_at`: when the job closed before the application arrived. `status_token`: of its status link, if any. */
export type Application = WireTexts<typeof applicationFields> &
  Partial<
    Pick<ApplyJobFields, 'answers' | 'consent' | 'consent_at' | 'consent_language' | 'status_token'>
  > & {
    job_closed_at?: string;
  };

export const submissionKinds = ['applications', 'contacts', 'inquiries'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** A received form. `fields` are the contract's, and `answers` a list (see answersIn); ids count from 1 per kind; `reference` is '' if unknown. */
export type Submission = {
  id: number;
  kind: SubmissionKind;
  received_at: string;
  reference: string;
  fields: Record<string, string>;
  cv: { name: string; mimeType: string; size: number; sha256: string } | null;
};
