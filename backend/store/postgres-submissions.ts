import { createHash } from 'node:crypto';
import {
  forms,
  newestFirst,
  selectSubmissions,
  submissionOf,
  type NewSubmission,
  type SubmissionRow,
} from './form-tables';
import type { Query } from './postgres-connection';
import { submissionKinds, type Erased, type StoredCv, type Submission, type SubmissionKind } from './store';

/** Writes a form and its CV; for use within a transaction. Answers the earlier row where the key is known. */
export async function insertSubmission(
  query: Query,
  { kind, fields, cv, idempotencyKey }: NewSubmission,
  receivedAt: Date,
): Promise<number> {
  const known = () => (idempotencyKey === null ? null : findSubmission(query, kind, idempotencyKey));
  const earlier = await known();
  if (earlier !== null) return earlier;
  const { table, columns } = forms[kind];
  // Waits for a transaction under way with the same key, and then inserts nothing if that one was committed.
  const [inserted] = await query<{ id: number }>(
    `INSERT INTO ${table} (received_at, idempotency_key, ${columns.join(', ')})
     VALUES ($1, $2, ${columns.map((_, index) => `$${index + 3}`).join(', ')})
     ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    [receivedAt.toISOString(), idempotencyKey, ...columns.map((column) => fields[column] ?? '')],
  );
  const id = inserted?.id ?? (await known());
  if (id === null) throw new Error('A form was neither written nor known.');
  if (inserted && cv) {
    const bytes = Buffer.from(cv.bytes.buffer, cv.bytes.byteOffset, cv.bytes.byteLength);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await query('INSERT INTO application_cvs VALUES ($1, $2, $3, $4, $5, $6)', [
      ...[id, cv.name, cv.mimeType, bytes.length, sha256, bytes],
    ]);
  }
  return id;
}

/** The id of the form of this kind that was received with this key. */
export async function findSubmission(
  query: Query,
  kind: SubmissionKind,
  idempotencyKey: string,
): Promise<number | null> {
  const [found] = await query<{ id: number }>(
    `SELECT id FROM ${forms[kind].table} WHERE idempotency_key = $1`,
    [idempotencyKey],
  );
  return found?.id ?? null;
}

/** The received forms of one kind or of all, newest first. */
export async function readInbox(query: Query, kind?: SubmissionKind): Promise<Submission[]> {
  const submissions: Submission[] = [];
  for (const each of kind ? [kind] : submissionKinds) {
    const rows = await query<SubmissionRow>(selectSubmissions(each));
    submissions.push(...rows.map((row) => submissionOf(each, row)));
  }
  return newestFirst(submissions);
}

/** An application's CV, or null where it has none. */
export async function readCv(query: Query, applicationId: number): Promise<StoredCv | null> {
  const [row] = await query<{ name: string; mime_type: string; sha256: string; bytes: Buffer }>(
    'SELECT name, mime_type, sha256, bytes FROM application_cvs WHERE application_id = $1::bigint',
    [applicationId],
  );
  return row ? { name: row.name, mimeType: row.mime_type, sha256: row.sha256, bytes: row.bytes } : null;
}

/** Erases received forms with their CVs; for use within a transaction. */
export async function eraseSubmissions(
  query: Query,
  condition: { email: string } | { before: Date },
): Promise<Erased> {
  const [value, where] =
    'email' in condition
      ? [condition.email, (column: string) => `lower(${column}) = lower($1)`]
      : [condition.before.toISOString(), () => 'received_at < $1'];
  // The CVs go with their applications.
  const erase = async (table: string, column: string) =>
    (await query(`DELETE FROM ${table} WHERE ${where(column)} RETURNING 1`, [value])).length;
  return {
    applications: await erase('applications', 'email'),
    contacts: await erase('contact_enquiries', 'email_address'),
    inquiries: await erase('job_inquiries', 'email_address'),
  };
}
