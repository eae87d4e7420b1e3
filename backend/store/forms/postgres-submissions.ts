import {
  cvOf,
  cvRow,
  forms,
  newestFirst,
  selectSubmissions,
  submissionOf,
  type CvRow,
  type NewSubmission,
  type SubmissionRow,
} from './tables';
import { queueSubmissionMails } from './receipt-steps';
import type { Query } from '../postgres-connection';
import { runSteps } from '../postgres-steps';
import { submissionKinds, type StoredCv, type Submission, type SubmissionKind } from '../store';

/**
 * Writes a form, its CV and, with `queueMails`, the mails about it; for use within a transaction. Answers the earlier
 * row where the key is known.
 */
export async function insertSubmission(
  query: Query,
  submission: NewSubmission,
  receivedAt: Date,
  queueMails: boolean,
): Promise<number> {
  const { kind, fields, cv, idempotencyKey, reference } = submission;
  const known = () => (idempotencyKey === null ? null : findSubmission(query, kind, idempotencyKey));
  const earlier = await known();
  if (earlier !== null) return earlier;
  const { table, columns } = forms[kind];
  // Waits for a transaction under way with the same key, and then inserts nothing if that one was committed.
  const [inserted] = await query<{ id: number }>(
    `INSERT INTO ${table} (received_at, idempotency_key, reference, ${columns.join(', ')})
     VALUES ($1, $2, $3, ${columns.map((_, index) => `$${index + 4}`).join(', ')})
     ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    [receivedAt.toISOString(), idempotencyKey, reference, ...columns.map((column) => fields[column] ?? '')],
  );
  const id = inserted?.id ?? (await known());
  if (id === null) throw new Error('A form was neither written nor known.');
  if (inserted && cv)
    await query('INSERT INTO application_cvs VALUES ($1, $2, $3, $4, $5, $6)', cvRow(id, cv));
  if (inserted && queueMails) await runSteps(query, queueSubmissionMails(submission, id, receivedAt));
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
  const [row] = await query<CvRow>(
    'SELECT name, mime_type, sha256, bytes FROM application_cvs WHERE application_id = $1::bigint',
    [applicationId],
  );
  return row ? cvOf(row) : null;
}
