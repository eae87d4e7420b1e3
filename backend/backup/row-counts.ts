import type { Sql } from '../store/database';

export type RowCounts = Record<string, number>;

const TABLES = [
  'jobs',
  'applications',
  'application_cvs',
  'registrations',
  'registration_cvs',
  'contact_enquiries',
  'job_inquiries',
  'job_alerts',
  'consents',
];

/** Counts the rows of a store of any version. */
export async function countRows({ column, tables }: Sql): Promise<RowCounts> {
  const known = await tables();
  const counts: RowCounts = {};
  for (const table of TABLES.filter((name) => known.includes(name)))
    counts[table] = Number((await column(`SELECT count(*) FROM ${table}`))[0]);
  return counts;
}

/** Whether a store contains nothing worth backing up. */
export const isEmptyStore = (rows: RowCounts): boolean => TABLES.every((table) => !rows[table]);

/** Summarizes a backup: "60 jobs, 2 applications, …". */
export function summaryText(rows: RowCounts, pictures: number): string {
  const sumOf = (...tables: string[]) => tables.reduce((sum, table) => sum + (rows[table] ?? 0), 0);
  const parts: [number, string, string][] = [
    [rows.jobs ?? 0, 'job', 'jobs'],
    [sumOf('applications', 'registrations'), 'application', 'applications'],
    [sumOf('application_cvs', 'registration_cvs'), 'CV', 'CVs'],
    [sumOf('contact_enquiries', 'job_inquiries'), 'enquiry', 'enquiries'],
    [rows.job_alerts ?? 0, 'job alert', 'job alerts'],
    [pictures, 'picture', 'pictures'],
  ];
  return parts.map(([count, one, many]) => `${count} ${count === 1 ? one : many}`).join(', ');
}
