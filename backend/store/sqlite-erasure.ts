import type { Database } from 'better-sqlite3';
import type { Erased } from './store';

type Condition = { email: string } | { before: Date };

/** Erases received forms with their CVs; for use within a write transaction. */
export function eraseSubmissions(db: Database, condition: Condition): Erased {
  const [value, where] =
    'email' in condition
      ? [condition.email, (column: string) => `${column} = ? COLLATE NOCASE`]
      : [condition.before.toISOString(), () => 'received_at < ?'];
  db.prepare(
    `DELETE FROM application_cvs WHERE application_id IN (SELECT id FROM applications WHERE ${where('email')})`,
  ).run(value);
  const erase = (table: string, column: string) =>
    db.prepare(`DELETE FROM ${table} WHERE ${where(column)}`).run(value).changes;
  return {
    applications: erase('applications', 'email'),
    contacts: erase('contact_enquiries', 'email_address'),
    inquiries: erase('job_inquiries', 'email_address'),
  };
}
