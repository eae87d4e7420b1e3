import type { SealedSql } from '../keys/store-key';
import { openTexts, sealTexts } from '../keys/sealed-rows';
import { applicationFields } from '../../lib/contract/forms/application';
import { contactFields } from '../../lib/contract/forms/contact-enquiry';
import { type FormFields, textFields } from '../../lib/contract/forms/field';
import { jobEnquiryFields } from '../../lib/contract/forms/job-enquiry';
import { aboutCv } from './cvs';
import { type Cv, type Submission, type SubmissionKind, submissionKinds } from './forms';
import type { QueuedMail } from '../mail/mails';

type MailColumn = 'application_id' | 'contact_id' | 'inquiry_id';

/**
 * Each kind's table, and its fields as named in the contract. They are encrypted in one column, except `plain` ones,
 * which are queried by; `ifGiven` ones may be absent. `mailColumn` references the form in the table of mails.
 */
export const forms: Record<
  SubmissionKind,
  {
    table: string;
    fields: string[];
    plain: string[];
    ifGiven: string[];
    email: string;
    mailColumn: MailColumn;
  }
> = {
  applications: {
    table: 'applications',
    fields: [...namesOf(applicationFields), 'consent', 'consent_at', 'job_closed_at', 'status_token'],
    plain: ['job_id'],
    ifGiven: ['answers', 'added_by', 'forwarded_from', 'language'],
    email: 'email',
    mailColumn: 'application_id',
  },
  contacts: {
    table: 'contact_enquiries',
    fields: namesOf(contactFields),
    plain: [],
    ifGiven: [],
    email: 'email_address',
    mailColumn: 'contact_id',
  },
  inquiries: {
    table: 'job_inquiries',
    fields: namesOf(jobEnquiryFields),
    plain: [],
    ifGiven: ['why_declined'],
    email: 'email_address',
    mailColumn: 'inquiry_id',
  },
};

/** Returns the kind and id of the form that a mail is about. */
export function formOfMail(mail: QueuedMail): [SubmissionKind, number] {
  const kind = submissionKinds.find((each) => mail[forms[each].mailColumn] !== 0) ?? 'applications';
  return [kind, mail[forms[kind].mailColumn]];
}

function namesOf(fields: FormFields): string[] {
  return textFields(fields).map(([, { wire }]) => wire);
}

export type NewSubmission = {
  kind: SubmissionKind;
  fields: Partial<Record<string, string>>;
  cv: Cv | null;
  idempotencyKey: string | null;
  reference: string;
};

export type SubmissionRow = {
  id: number;
  received_at: string;
  reference: string;
  job_id?: string;
  sealed: Buffer;
  cv_sealed?: Buffer | null;
};

/** Selects all forms of a kind, without the CVs' bytes; `more`: further columns of the form's table. */
export function selectSubmissions(kind: SubmissionKind, more: readonly string[] = []): string {
  const { table, plain } = forms[kind];
  const own = ['id', 'received_at', 'reference', ...plain, ...more, 'sealed'].map((name) => `form.${name}`);
  if (kind !== 'applications') return `SELECT ${own.join(', ')} FROM ${table} form`;
  return `SELECT ${own.join(', ')}, cv.sealed AS cv_sealed
    FROM ${table} form LEFT JOIN application_cvs cv ON cv.application_id = form.id`;
}

/** Converts a row of selectSubmissions, decrypting it. */
export function submissionOf(kind: SubmissionKind, row: SubmissionRow, { key }: SealedSql): Submission {
  const { table, fields, ifGiven } = forms[kind];
  const texts: Record<string, string> = openTexts(key, row.sealed, table, row.id);
  const value = (name: string) => (name === 'job_id' ? row.job_id : texts[name]) ?? '';
  return {
    id: row.id,
    kind,
    received_at: row.received_at,
    reference: row.reference,
    fields: Object.fromEntries(
      [...fields, ...ifGiven.filter((name) => value(name) !== '')].map((name) => [name, value(name)]),
    ),
    cv: row.cv_sealed ? aboutCv(key, row.cv_sealed, row.id) : null,
  };
}

/** Encrypts a form's fields. */
export function sealFields(
  { key }: SealedSql,
  kind: SubmissionKind,
  id: number,
  values: NewSubmission['fields'],
): Buffer {
  const { table, fields, plain, ifGiven } = forms[kind];
  const personal = [
    ...fields.filter((name) => !plain.includes(name)),
    ...ifGiven.filter((name) => values[name]),
  ];
  return sealTexts(key, Object.fromEntries(personal.map((name) => [name, values[name] ?? ''])), table, id);
}
