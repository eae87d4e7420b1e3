import Database from 'better-sqlite3';

/** How many rows a backup has of each table. */
export type RowCounts = Record<string, number>;

const TABLES = [
  'jobs',
  'applications',
  'application_cvs',
  'contact_enquiries',
  'job_inquiries',
  'job_alerts',
];

/** The rows of a copied store's file. */
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

/** Whether a backup has nothing that anybody could want back. */
export const isEmptyHanded = (rows: RowCounts): boolean => TABLES.every((table) => !rows[table]);

/** What a backup holds, in words: "60 jobs, 2 applications, …". */
export function holdingsText(rows: RowCounts, pictures: number): string {
  const parts: [number, string, string][] = [
    [rows.jobs ?? 0, 'job', 'jobs'],
    [rows.applications ?? 0, 'application', 'applications'],
    [rows.application_cvs ?? 0, 'CV', 'CVs'],
    [(rows.contact_enquiries ?? 0) + (rows.job_inquiries ?? 0), 'enquiry', 'enquiries'],
    [rows.job_alerts ?? 0, 'job alert', 'job alerts'],
    [pictures, 'picture', 'pictures'],
  ];
  return parts.map(([count, one, many]) => `${count} ${count === 1 ? one : many}`).join(', ');
}
