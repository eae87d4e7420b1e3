import Database from 'better-sqlite3';
import type { Sql } from '../store/database';

/** Number of rows by table name. */
export type RowCounts = Record<string, number>;

const TABLES = [
  'jobs',
  'applications',
  'application_cvs',
  'plain_cvs',
  'registrations',
  'registration_cvs',
  'contact_enquiries',
  'job_inquiries',
  'job_alerts',
  'vouchers',
  'consents',
];

/** Counts the rows of a copied SQLite store. */
export function countSqlite(file: string): RowCounts {
  const db = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const known = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
    const count = (table: string) =>
      db.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
    return Object.fromEntries(
      TABLES.filter((table) => known.includes(table)).map((table) => [table, count(table)]),
    );
  } finally {
    db.close();
  }
}

/** Counts the rows of a PostgreSQL store of any schema version. */
export async function countPostgres({ query, oneOf }: Sql): Promise<RowCounts> {
  const known = await query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename ${oneOf('$1', 'text')}`,
    [TABLES],
  );
  const counts: RowCounts = {};
  for (const { name } of known) {
    const [counted] = await query<{ rows: number }>(`SELECT count(*) AS rows FROM ${name}`);
    counts[name] = counted?.rows ?? 0;
  }
  return counts;
}

/** Whether a backup holds nothing worth restoring. */
export const isEmptyStore = (rows: RowCounts): boolean => TABLES.every((table) => !rows[table]);

/** Summarizes a backup: "60 jobs, 2 applications, …". */
export function holdingsText(rows: RowCounts, pictures: number): string {
  const parts: [number, string, string][] = [
    [rows.jobs ?? 0, 'job', 'jobs'],
    [rows.applications ?? 0, 'application', 'applications'],
    [(rows.application_cvs ?? 0) + (rows.plain_cvs ?? 0), 'CV', 'CVs'],
    [rows.registrations ?? 0, 'registered CV', 'registered CVs'],
    [(rows.contact_enquiries ?? 0) + (rows.job_inquiries ?? 0), 'enquiry', 'enquiries'],
    [rows.job_alerts ?? 0, 'job alert', 'job alerts'],
    [rows.vouchers ?? 0, 'code', 'codes'],
    [pictures, 'picture', 'pictures'],
  ];
  return parts.map(([count, one, many]) => `${count} ${count === 1 ? one : many}`).join(', ');
}
