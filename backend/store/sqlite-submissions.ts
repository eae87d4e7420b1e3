import { createHash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { submissionKinds, type Cv, type StoredCv, type Submission, type SubmissionKind } from './store';

const forms: Record<SubmissionKind, { table: string; columns: string[] }> = {
  applications: {
    table: 'applications',
    columns: ['job_id', 'first_name', 'last_name', 'email', 'phone', 'message', 'source'],
  },
  contacts: { table: 'contact_enquiries', columns: ['name', 'email_address', 'subject', 'message'] },
  inquiries: {
    table: 'job_inquiries',
    columns: [
      'company_name',
      'contact_person',
      'email_address',
      'contact_number',
      'job_title',
      'location',
      'job_description',
    ],
  },
};

type CvColumns = { cv_name: string | null; cv_size: number | null; cv_sha256: string | null };
type SubmissionRow = CvColumns & { id: number; received_at: string } & Record<string, string>;

export type NewSubmission = {
  kind: SubmissionKind;
  fields: Record<string, string>;
  cv: Cv | null;
  idempotencyKey: string | null;
};

/** Writes a form and its CV; for use within a write transaction. Answers the earlier row where the key is known. */
export function insertSubmission(db: Database, submission: NewSubmission, receivedAt: Date): number {
  const { kind, fields, cv, idempotencyKey } = submission;
  const earlier = idempotencyKey === null ? null : findSubmission(db, kind, idempotencyKey);
  if (earlier !== null) return earlier;
  const { table, columns } = forms[kind];
  const inserted = db
    .prepare(
      `INSERT INTO ${table} (received_at, idempotency_key, ${columns.join(', ')})
       VALUES (?, ?, ${columns.map(() => '?').join(', ')})`,
    )
    .run(receivedAt.toISOString(), idempotencyKey, ...columns.map((column) => fields[column] ?? ''));
  const id = Number(inserted.lastInsertRowid);
  if (cv) {
    const bytes = Buffer.from(cv.bytes.buffer, cv.bytes.byteOffset, cv.bytes.byteLength);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    db.prepare('INSERT INTO application_cvs VALUES (?, ?, ?, ?, ?, ?)').run(
      id,
      cv.name,
      cv.mimeType,
      bytes.length,
      sha256,
      bytes,
    );
  }
  return id;
}

/** The id of the form of this kind that was received with this key. */
export function findSubmission(db: Database, kind: SubmissionKind, idempotencyKey: string): number | null {
  const statement = db.prepare<[string], number>(
    `SELECT id FROM ${forms[kind].table} WHERE idempotency_key = ?`,
  );
  return statement.pluck().get(idempotencyKey) ?? null;
}

/** The received forms of one kind or of all, newest first. */
export function readInbox(db: Database, kind?: SubmissionKind): Submission[] {
  const kinds = kind ? [kind] : [...submissionKinds];
  return kinds
    .flatMap((each) => readKind(db, each))
    .sort((a, b) => (a.received_at === b.received_at ? b.id - a.id : a.received_at < b.received_at ? 1 : -1));
}

function readKind(db: Database, kind: SubmissionKind): Submission[] {
  const { table, columns } = forms[kind];
  const cvColumns =
    kind === 'applications' ? 'cv.name AS cv_name, cv.size AS cv_size, cv.sha256 AS cv_sha256,' : '';
  const cvJoin = kind === 'applications' ? 'LEFT JOIN application_cvs cv ON cv.application_id = form.id' : '';
  const rows = db
    .prepare<[], SubmissionRow>(
      `SELECT form.id, form.received_at, ${cvColumns} ${columns.map((column) => `form.${column}`).join(', ')}
       FROM ${table} form ${cvJoin}`,
    )
    .all();
  return rows.map((row) => ({
    id: row.id,
    kind,
    received_at: row.received_at,
    fields: Object.fromEntries(columns.map((column) => [column, row[column] ?? ''])),
    cv: row.cv_name ? { name: row.cv_name, size: row.cv_size ?? 0, sha256: row.cv_sha256 ?? '' } : null,
  }));
}

/** An application's CV, or null where it has none. */
export function readCv(db: Database, applicationId: number): StoredCv | null {
  const row = db
    .prepare<[number], { name: string; mime_type: string; sha256: string; bytes: Buffer }>(
      'SELECT name, mime_type, sha256, bytes FROM application_cvs WHERE application_id = ?',
    )
    .get(applicationId);
  return row ? { name: row.name, mimeType: row.mime_type, sha256: row.sha256, bytes: row.bytes } : null;
}
