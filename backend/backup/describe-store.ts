import { existsSync } from 'node:fs';
import { storeFile } from '../base/data-dir';
import type { StoreLocation } from '../keys/key-source';
import { keyMarkOf } from '../keys/store-key';
import type { Sql } from '../store/database';
import { readPostgres, readSqlite } from '../store/existing-store';
import { postgresVersion } from '../store/postgres-schema';
import type { About } from './archive';

/** What makes a store worth a backup, and the tables that hold it. */
const COUNTED: [name: string, tables: string[]][] = [
  ['job', ['jobs']],
  ['application', ['applications', 'registrations']],
  ['CV', ['application_cvs', 'registration_cvs']],
  ['enquiry', ['contact_enquiries', 'job_inquiries']],
  ['job alert', ['job_alerts']],
  ['consent', ['consents']],
];

type Described = Pick<About, 'store'> & { counts: [number, string][]; keyMark: string | null };

/** Describes a store of any version, also a missing one: how much it holds, its key's mark, PostgreSQL's schema. */
export async function describeStore({ dataDir, databaseUrl }: StoreLocation): Promise<Described> {
  if (databaseUrl === null) {
    const file = storeFile(dataDir);
    return existsSync(file) ? readSqlite(file, describe) : { counts: [], keyMark: null };
  }
  return readPostgres(databaseUrl, async (sql) => {
    const [schema] = await sql.column<string>('SELECT current_schema()');
    return { ...(await describe(sql)), store: { schema: schema ?? '', version: await postgresVersion(sql) } };
  });
}

async function describe(sql: Sql): Promise<Described> {
  const known = await sql.tables();
  const counts: Described['counts'] = [];
  for (const [name, tables] of COUNTED) {
    let count = 0;
    for (const table of tables.filter((name) => known.includes(name)))
      count += Number((await sql.column(`SELECT count(*) FROM ${table}`))[0]);
    counts.push([count, name]);
  }
  return { counts, keyMark: await keyMarkOf(sql) };
}

export const isEmpty = ({ counts }: Described): boolean => counts.every(([count]) => count === 0);

/** Summarizes a backup: "60 jobs, 2 applications, …". */
export const summaryOf = (counts: Described['counts']): string =>
  counts
    // Not consents: they stay when the form that they belong to is erased.
    .filter(([, name]) => name !== 'consent')
    .map(([count, name]) => `${count} ${count === 1 ? name : `${name.replace(/y$/, 'ie')}s`}`)
    .join(', ');
