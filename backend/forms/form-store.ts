import { languageOfTag } from '../../lib/base/language-of-address';
import type { ContactEnquiryRequest, JobInquiryRequest } from '../../lib/contract/requests';
import { addConsent } from './consents';
import { insertRow, type Sql } from '../store/database';
import { queueMail } from '../mail/queue';
import { reserveTurn } from '../mail/quota';
import type { SealedDatabase, SealedSql } from '../keys/store-key';
import { emailHash } from '../keys/sealed-rows';
import { tokenHash } from '../keys/secrets';
import { cvHash, phoneHash } from './same-sender';
import { insertCv, readCv, sha256Of } from './cvs';
import { idByStatusToken } from './status/status-store';
import { type Application, type Cv, type Submission, type SubmissionKind, submissionKinds } from './forms';
import {
  forms,
  sealFields,
  selectSubmissions,
  submissionOf,
  type NewSubmission,
  type SubmissionRow,
} from './tables';

export async function findSubmission(
  { column }: Sql,
  kind: SubmissionKind,
  idempotencyKey: string | null,
): Promise<number | null> {
  if (idempotencyKey === null) return null;
  const found = `SELECT id FROM ${forms[kind].table} WHERE idempotency_key = $1`;
  return (await column<number>(found, [idempotencyKey]))[0] ?? null;
}

/** Inserts a form, its CV and, with `queueMails`, its mails, unless its idempotency key is known. Returns the id. */
export async function insertSubmission(
  sql: SealedSql,
  submission: NewSubmission,
  queueMails: boolean,
): Promise<number> {
  const { kind, fields, cv, idempotencyKey, reference } = submission;
  const earlier = await findSubmission(sql, kind, idempotencyKey);
  if (earlier !== null) return earlier;
  const { key } = sql;
  const { table, plain, email } = forms[kind];
  const newId = await sql.nextId(table);
  const token = await unusedToken(sql, fields.status_token);
  const hashes = {
    phone_hash: phoneHash(key, fields.phone ?? ''),
    cv_hash: cvHash(key, cv ? sha256Of(cv) : ''),
  };
  const row = {
    id: newId,
    received_at: sql.at(),
    idempotency_key: idempotencyKey,
    reference,
    ...Object.fromEntries(plain.map((name) => [name, fields[name] ?? ''])),
    ...(token ? { status_hash: tokenHash(token) } : null),
    email_hash: emailHash(key, fields[email] ?? ''),
    ...(kind === 'applications' ? hashes : null),
    sealed: sealFields(sql, kind, newId, { ...fields, status_token: token }),
  };
  // PostgreSQL waits for a concurrent transaction with the same key and inserts nothing if it commits.
  const onConflict = 'ON CONFLICT (idempotency_key) DO NOTHING RETURNING id';
  const [inserted] = await insertRow<{ id: number }>(sql, table, row, onConflict);
  const id = inserted?.id ?? (await findSubmission(sql, kind, idempotencyKey));
  if (id === null) throw new Error('A form was neither inserted nor found.');
  if (!inserted) return id;
  if (cv) await insertCv(sql, id, cv);
  if (queueMails) await queueSubmissionMails(sql, submission, id);
  if (fields.consent) await addConsent(sql, consentOf(sql, submission, id));
  return id;
}

/** The consent that a form carries, as a row. */
export function consentOf(sql: SealedSql, { kind, fields }: NewSubmission, row: number) {
  const { consent = '', consent_at = '', consent_language = '' } = fields;
  const givenAt = Date.parse(consent_at);
  return {
    kind,
    row,
    wording: consent,
    received_at: sql.at(),
    // 'und' (undetermined) for websites before 0.3, which did not send it.
    language: consent_language || 'und',
    given_at: Number.isNaN(givenAt) ? sql.at() : new Date(givenAt).toISOString(),
  };
}

/** Returns the status token unless another application has it: then '', so that the form is not lost. */
const unusedToken = async (sql: Sql, token = '') =>
  token !== '' && (await idByStatusToken(sql, token)) === null ? token : '';

/** Queues a mail to staff and a receipt to the sender; the receipt is delayed or skipped by the recipient's quota. */
async function queueSubmissionMails(
  sql: SealedSql,
  { kind: form, fields }: NewSubmission,
  submissionId: number,
): Promise<void> {
  const { email, mailColumn } = forms[form];
  const about = { [mailColumn]: submissionId };
  await queueMail(sql, { kind: 'staff', ...about });
  const turn = await reserveTurn(sql, fields[email] ?? '', 'receipt');
  // The consent's language, from a website that does not send its own.
  const language = fields.consent_language ? languageOfTag(fields.consent_language) : undefined;
  if (turn) await queueMail(sql, { kind: 'receipt', ...about, language }, turn);
}

const newestFirst = (a: Submission, b: Submission) =>
  b.received_at.localeCompare(a.received_at) || b.id - a.id;

/** Identifies a form: its idempotency key, repeated on retries, and the reference given to its sender. */
type Identifiers = [idempotencyKey?: string, reference?: string];

export type FormStore = ReturnType<typeof createFormStore>;

/** The received forms. With `queueMails`, a form's mails are queued in its transaction. */
export function createFormStore({ read, transaction }: SealedDatabase, queueMails: boolean) {
  const add = (
    form: Pick<NewSubmission, 'kind' | 'fields' | 'cv'>,
    [idempotencyKey = null, reference = '']: [key?: string | null, reference?: string],
  ) => transaction((sql) => insertSubmission(sql, { ...form, idempotencyKey, reference }, queueMails));
  const select = async (kind: SubmissionKind, rest = '', values: unknown[] = []) => {
    const rows = await read.query<SubmissionRow>(`${selectSubmissions(kind)} ${rest}`, values);
    return rows.map((row) => submissionOf(kind, row, read));
  };

  return {
    /** Each resolves with the id of the new form, or of the existing one with this idempotency key. */
    addApplication: (fields: Application, cv: Cv | null, ...names: Identifiers) =>
      add({ kind: 'applications', fields, cv }, names),
    addContactEnquiry: (fields: ContactEnquiryRequest, ...names: Identifiers) =>
      add({ kind: 'contacts', fields, cv: null }, names),
    addJobInquiry: (fields: JobInquiryRequest, ...names: Identifiers) =>
      add({ kind: 'inquiries', fields, cv: null }, names),
    findSubmission: (kind: SubmissionKind, idempotencyKey: string) =>
      findSubmission(read, kind, idempotencyKey),
    /** Returns received forms, newest first, without the CVs' bytes. */
    async inbox(kind?: SubmissionKind) {
      const received: Submission[] = [];
      for (const each of kind ? [kind] : submissionKinds) received.push(...(await select(each)));
      return received.sort(newestFirst);
    },
    /** Returns `limit` applications with ids below `before`, newest first, for a job and since a time ('' for any). */
    applicationsBefore: (before: number, limit: number, { jobId, since }: { jobId: string; since: string }) =>
      select(
        'applications',
        `WHERE form.id < CAST($1 AS bigint) AND ($2 = '' OR form.job_id = $2) AND form.received_at >= $3
         ORDER BY form.id DESC LIMIT CAST($4 AS bigint)`,
        [before, jobId, since, limit],
      ),
    async getSubmission(kind: SubmissionKind, id: number) {
      const [found] = await select(kind, 'WHERE form.id = CAST($1 AS bigint)', [id]);
      return found ?? null;
    },
    getCv: (id: number) => readCv(read, id),
  };
}
