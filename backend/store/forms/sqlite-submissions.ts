import type { Database } from 'better-sqlite3';
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
import { runSteps } from '../sqlite-steps';
import { submissionKinds, type StoredCv, type Submission, type SubmissionKind } from '../store';

/**
 * Writes a form, its CV and, with `queueMails`, the mails about it; for use within a write transaction. Answers the
 * earlier row where the key is known.
 */
export function insertSubmission(
  db: Database,
  submission: NewSubmission,
  receivedAt: Date,
  queueMails: boolean,
): number {
  const { kind, fields, cv, idempotencyKey, reference } = submission;
  const earlier = idempotencyKey === null ? null : findSubmission(db, kind, idempotencyKey);
  if (earlier !== null) return earlier;
  const { table, columns } = forms[kind];
  const inserted = db
    .prepare(
      `INSERT INTO ${table} (received_at, idempotency_key, reference, ${columns.join(', ')})
       VALUES (?, ?, ?, ${columns.map(() => '?').join(', ')})`,
    )
    .run(
      receivedAt.toISOString(),
      idempotencyKey,
      reference,
      ...columns.map((column) => fields[column] ?? ''),
    );
  const id = Number(inserted.lastInsertRowid);
  if (cv) db.prepare('INSERT INTO application_cvs VALUES (?, ?, ?, ?, ?, ?)').run(...cvRow(id, cv));
  if (queueMails) runSteps(db, queueSubmissionMails(submission, id, receivedAt));
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
  return newestFirst(
    kinds.flatMap((each) =>
      db
        .prepare<[], SubmissionRow>(selectSubmissions(each))
        .all()
        .map((row) => submissionOf(each, row)),
    ),
  );
}

/** An application's CV, or null where it has none. */
export function readCv(db: Database, applicationId: number): StoredCv | null {
  const row = db
    .prepare<[number], CvRow>(
      'SELECT name, mime_type, sha256, bytes FROM application_cvs WHERE application_id = ?',
    )
    .get(applicationId);
  return row ? cvOf(row) : null;
}
