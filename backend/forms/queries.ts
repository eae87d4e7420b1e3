import { addConsent } from './consents';
import { insertRow, type Database, type Sql } from '../store/database';
import { queueMail } from '../mail/queue';
import { nextTurn } from '../mail/quota';
import type { StoreKey } from '../keys/store-key';
import { emailHash } from '../keys/sealed-rows';
import { cvHash, labelIfAutomatic, phoneHash } from './automatic';
import { insertCv, readCv, sha256Of } from './cvs';
import { idByStatusToken, statusHash } from './states';
import { hasCv, submissionKinds, type FormStore, type Submission, type SubmissionKind } from './forms';
import {
  forms,
  sealFields,
  selectSubmissions,
  submissionOf,
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
  key: StoreKey,
  submission: NewSubmission,
  now: Date,
  queueMails: boolean,
): Promise<number> {
  const { kind, fields, cv, idempotencyKey, reference } = submission;
  const earlier = await findSubmission(sql, kind, idempotencyKey);
  if (earlier !== null) return earlier;
  const { table, plain, email } = forms[kind];
  const newId = await sql.nextId(table);
  const token = await ownToken(sql, fields.status_token);
  const hashes = {
    phone_hash: phoneHash(key, fields.phone ?? ''),
    cv_hash: cvHash(key, cv ? sha256Of(cv) : ''),
  };
  const row = {
    id: newId,
    received_at: now.toISOString(),
    idempotency_key: idempotencyKey,
    reference,
    ...Object.fromEntries(plain.map((name) => [name, fields[name] ?? ''])),
    ...(token ? { status_hash: statusHash(token) } : null),
    email_hash: emailHash(key, fields[email] ?? ''),
    ...(kind === 'applications' ? hashes : null),
    sealed: sealFields(key, kind, newId, { ...fields, status_token: token }),
  };
  // PostgreSQL waits for a transaction under way with the same key, and inserts nothing if that one is committed.
  const [inserted] = await insertRow<{ id: number }>(
    sql,
    table,
    row,
    'ON CONFLICT (idempotency_key) DO NOTHING RETURNING id',
  );
  const id = inserted?.id ?? (await findSubmission(sql, kind, idempotencyKey));
  if (id === null) throw new Error('A form was neither written nor known.');
  if (!inserted) return id;
  if (cv && hasCv(kind)) await insertCv(sql, key, kind, id, cv);
  if (kind === 'applications') {
    const { phone_hash: phone, cv_hash: sameCv } = hashes;
    await labelIfAutomatic(sql, key, { id, fields, phone, cv: sameCv }, now);
  }
  if (queueMails) await queueSubmissionMails(sql, key, submission, id, now);
  if (fields.consent) await addConsent(sql, consentOf(submission, id, now));
  return id;
}

/** What a form's row says of the consent that was given with it. */
function consentOf({ kind, fields }: NewSubmission, row: number, now: Date) {
  const { consent = '', consent_at = '', consent_language = '' } = fields;
  const givenAt = Date.parse(consent_at);
  return {
    ...{ kind, row, wording: consent, received_at: now.toISOString() },
    // 'und' (undetermined) from websites before 0.3, which did not say.
    language: consent_language || 'und',
    given_at: (Number.isNaN(givenAt) ? now : new Date(givenAt)).toISOString(),
  };
}

/** A status token that no other application has; '' for one that another has, which loses no form. */
const ownToken = async (sql: Sql, token = '') =>
  token !== '' && (await idByStatusToken(sql, token)) === null ? token : '';

/** Queues a mail to the staff, and a receipt to the sender: for later where they get several, none where they got many. */
async function queueSubmissionMails(
  sql: Sql,
  key: StoreKey,
  { kind: form, fields }: NewSubmission,
  submissionId: number,
  now: Date,
): Promise<void> {
  const { email, mailColumn } = forms[form];
  const about = { [mailColumn]: submissionId };
  await queueMail(sql, key, { kind: 'staff', ...about }, now);
  const purpose = form === 'registrations' ? 'registration' : 'receipt';
  const turn = await nextTurn(sql, key, fields[email] ?? '', purpose, now);
  if (turn) await queueMail(sql, key, { kind: 'receipt', ...about }, now, turn);
}

const newestFirst = (a: Submission, b: Submission) =>
  a.received_at === b.received_at ? b.id - a.id : a.received_at < b.received_at ? 1 : -1;

export function createFormStore(
  { read, transaction }: Database,
  key: StoreKey,
  now: () => Date,
  queueMails: boolean,
): FormStore {
  const add = (
    form: Pick<NewSubmission, 'kind' | 'fields' | 'cv'>,
    idempotencyKey: string | null = null,
    reference = '',
  ) =>
    transaction((sql) =>
      insertSubmission(sql, key, { ...form, idempotencyKey, reference }, now(), queueMails),
    );
  const select = async (kind: SubmissionKind, rest = '', values: unknown[] = []) => {
    const rows = await read.query<SubmissionRow>(`${selectSubmissions(kind)} ${rest}`, values);
    return rows.map((row) => submissionOf(kind, row, key));
  };

  return {
    addApplication: (fields, cv, ...names) => add({ kind: 'applications', fields, cv }, ...names),
    addRegistration: (fields, cv, ...names) => add({ kind: 'registrations', fields, cv }, ...names),
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
    registrationsBefore: (before, limit) =>
      select(
        'registrations',
        'WHERE form.id < CAST($1 AS bigint) ORDER BY form.id DESC LIMIT CAST($2 AS bigint)',
        [before, limit],
      ),
    getCv: (id, kind = 'applications') => readCv(read, key, kind, id),
  };
}
