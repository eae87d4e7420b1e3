import type { Database, Sql } from '../database';
import { queueMail } from '../mails/queue';
import { withinQuota } from '../mails/quota';
import { readSecret } from '../secrets';
import { eraseForms } from './erase';
import { submissionKinds, type FormStore, type Submission, type SubmissionKind } from './forms';
import {
  cvOf,
  cvRow,
  forms,
  selectSubmissions,
  submissionOf,
  type CvRow,
  type NewSubmission,
  type SubmissionRow,
} from './tables';

async function findSubmission(
  { query }: Sql,
  kind: SubmissionKind,
  idempotencyKey: string | null,
): Promise<number | null> {
  if (idempotencyKey === null) return null;
  const [found] = await query<{ id: number }>(
    `SELECT id FROM ${forms[kind].table} WHERE idempotency_key = $1`,
    [idempotencyKey],
  );
  return found?.id ?? null;
}

/** Writes a form, its CV and, with `queueMails`, the mails about it, unless a form with its key is known. */
async function insertSubmission(
  sql: Sql,
  submission: NewSubmission,
  now: Date,
  queueMails: boolean,
): Promise<number> {
  const { kind, fields, cv, idempotencyKey, reference } = submission;
  const earlier = await findSubmission(sql, kind, idempotencyKey);
  if (earlier !== null) return earlier;
  const { table, columns } = forms[kind];
  // PostgreSQL waits for a transaction under way with the same key, and inserts nothing if that one is committed.
  const [inserted] = await sql.query<{ id: number }>(
    `INSERT INTO ${table} (received_at, idempotency_key, reference, ${columns.join(', ')})
     VALUES ($1, $2, $3, ${columns.map((_, index) => `$${index + 4}`).join(', ')})
     ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    [now.toISOString(), idempotencyKey, reference, ...columns.map((column) => fields[column] ?? '')],
  );
  const id = inserted?.id ?? (await findSubmission(sql, kind, idempotencyKey));
  if (id === null) throw new Error('A form was neither written nor known.');
  if (!inserted) return id;
  if (cv)
    await sql.query(
      `INSERT INTO application_cvs (application_id, name, mime_type, size, sha256, bytes)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      cvRow(id, cv),
    );
  if (queueMails) await queueSubmissionMails(sql, submission, id, now);
  return id;
}

/** Queues a mail to the staff, and a receipt to the sender unless they had several. */
async function queueSubmissionMails(
  sql: Sql,
  { kind: form, fields }: NewSubmission,
  submissionId: number,
  now: Date,
): Promise<void> {
  await queueMail(sql, { kind: 'staff', form, submissionId }, now);
  const sender = fields[form === 'applications' ? 'email' : 'email_address'] ?? '';
  if (await withinQuota(sql, sender, 'receipt', now))
    await queueMail(sql, { kind: 'receipt', form, submissionId }, now);
}

const newestFirst = (a: Submission, b: Submission) =>
  a.received_at === b.received_at ? b.id - a.id : a.received_at < b.received_at ? 1 : -1;

export function createFormStore(
  { read, transaction, erase }: Database,
  now: () => Date,
  queueMails: boolean,
): FormStore {
  const add = (
    form: Pick<NewSubmission, 'kind' | 'fields' | 'cv'>,
    idempotencyKey: string | null = null,
    reference = '',
  ) => transaction((sql) => insertSubmission(sql, { ...form, idempotencyKey, reference }, now(), queueMails));
  const select = async (kind: SubmissionKind, rest = '', values: unknown[] = []) => {
    const rows = await read.query<SubmissionRow>(`${selectSubmissions(kind)} ${rest}`, values);
    return rows.map((row) => submissionOf(kind, row));
  };

  return {
    addApplication: (fields, cv, ...names) => add({ kind: 'applications', fields, cv }, ...names),
    addContactEnquiry: (fields, ...names) => add({ kind: 'contacts', fields, cv: null }, ...names),
    addJobInquiry: (fields, ...names) => add({ kind: 'inquiries', fields, cv: null }, ...names),
    findSubmission: (kind, key) => findSubmission(read, kind, key),
    async inbox(kind) {
      const received: Submission[] = [];
      for (const each of kind ? [kind] : submissionKinds) received.push(...(await select(each)));
      return received.sort(newestFirst);
    },
    async receivedBetween(since, until) {
      const received: Submission[] = [];
      for (const kind of submissionKinds) {
        const between = `WHERE form.received_at >= $1 AND form.received_at < $2
          ORDER BY form.received_at, form.id`;
        received.push(...(await select(kind, between, [since, until])));
      }
      return received;
    },
    applicationsBefore: (before, limit, { jobId, since }) =>
      select(
        'applications',
        `WHERE form.id < CAST($1 AS bigint) AND ($2 = '' OR form.job_id = $2) AND form.received_at >= $3
         ORDER BY form.id DESC LIMIT CAST($4 AS bigint)`,
        [before, jobId, since, limit],
      ),
    async getSubmission(kind, id) {
      const [found] = await select(kind, 'WHERE form.id = CAST($1 AS bigint)', [id]);
      return found ?? null;
    },
    async getCv(applicationId) {
      const [row] = await read.query<CvRow>(
        `SELECT name, mime_type, sha256, bytes FROM application_cvs
         WHERE application_id = CAST($1 AS bigint)`,
        [applicationId],
      );
      return row ? cvOf(row) : null;
    },
    cvLinkSecret: () => transaction((sql) => readSecret(sql, 'cv-links')),
    eraseByEmail: (email) => erase((sql) => eraseForms(sql, { email })),
    eraseReceivedBefore: (moment) => erase((sql) => eraseForms(sql, { before: moment })),
  };
}
