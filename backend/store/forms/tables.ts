import { createHash } from 'node:crypto';
import { applicationFields } from '../../../lib/shared/forms/application';
import { contactFields } from '../../../lib/shared/forms/contact-enquiry';
import { type FormFields, textFields } from '../../../lib/shared/forms/field';
import { jobEnquiryFields } from '../../../lib/shared/forms/job-enquiry';
import type { Cv, StoredCv, Submission, SubmissionKind } from './forms';

/** The table of each kind of form, and its columns, named as the API's contract names the fields. */
export const forms: Record<SubmissionKind, { table: string; columns: string[] }> = {
  applications: {
    table: 'applications',
    columns: [...columnsOf(applicationFields), 'consent', 'consent_at', 'job_closed_at'],
  },
  contacts: { table: 'contact_enquiries', columns: columnsOf(contactFields) },
  inquiries: { table: 'job_inquiries', columns: columnsOf(jobEnquiryFields) },
};

function columnsOf(fields: FormFields): string[] {
  return textFields(fields).map(([, { wire }]) => wire);
}

export type NewSubmission = {
  kind: SubmissionKind;
  fields: Partial<Record<string, string>>;
  cv: Cv | null;
  idempotencyKey: string | null;
  reference: string;
};

type CvColumns = { cv_name: string | null; cv_size: number | null; cv_sha256: string | null };
export type SubmissionRow = CvColumns & { id: number; received_at: string; reference: string } & Record<
    string,
    string
  >;

/** Reads all forms of a kind, without the bytes of their CVs. */
export function selectSubmissions(kind: SubmissionKind): string {
  const { table, columns } = forms[kind];
  const cvColumns =
    kind === 'applications' ? 'cv.name AS cv_name, cv.size AS cv_size, cv.sha256 AS cv_sha256,' : '';
  const cvJoin = kind === 'applications' ? 'LEFT JOIN application_cvs cv ON cv.application_id = form.id' : '';
  return `SELECT form.id, form.received_at, form.reference, ${cvColumns} ${columns.map((column) => `form.${column}`).join(', ')}
    FROM ${table} form ${cvJoin}`;
}

/** A row of selectSubmissions as the store gives it. */
export function submissionOf(kind: SubmissionKind, row: SubmissionRow): Submission {
  return {
    id: row.id,
    kind,
    received_at: row.received_at,
    reference: row.reference,
    fields: Object.fromEntries(forms[kind].columns.map((column) => [column, row[column] ?? ''])),
    cv: row.cv_name ? { name: row.cv_name, size: row.cv_size ?? 0, sha256: row.cv_sha256 ?? '' } : null,
  };
}

/** The values of a row of application_cvs, in the order of its columns. */
export function cvRow(applicationId: number, cv: Cv): (number | string | Buffer)[] {
  const bytes = Buffer.from(cv.bytes.buffer, cv.bytes.byteOffset, cv.bytes.byteLength);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return [applicationId, cv.name, cv.mimeType, bytes.length, sha256, bytes];
}

export type CvRow = { name: string; mime_type: string; sha256: string; bytes: Buffer };

/** A CV as the store gives it. */
export function cvOf({ mime_type, ...row }: CvRow): StoredCv {
  return { ...row, mimeType: mime_type };
}
