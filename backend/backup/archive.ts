import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { StoreLocation } from '../keys/key-source';
import { keyMarkOf } from '../keys/store-key';
import type { Sql } from '../store/database';
import { readPostgres, readStoreAt } from '../store/existing-store';
import { postgresVersion } from '../store/postgres-schema';

/** File names inside a backup: its description, the store of either engine, the public files, optionally the key. */
export const NAMES = {
  about: 'backup.json',
  sqlite: 'jobs.sqlite',
  postgres: 'database.dump',
  storage: 'storage',
  key: 'store.key',
};

const about = z.object({
  format: z.enum(['dwaar-backup-1', 'dwaar-backup-2']),
  engine: z.enum(['sqlite', 'postgres']),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** PostgreSQL only. Missing in backups by version 0.1, which contain tables in a different format. */
  store: z.object({ schema: z.string(), version: z.number().nullable() }).optional(),
  /** Identifies the store's key; missing if it was not yet encrypted. */
  keyMark: z.string().optional(),
});
export type About = z.infer<typeof about>;

/** Reads an unpacked backup's description. Rejects with an Error if the folder is not a backup. */
export async function readAbout(folder: string): Promise<About> {
  const text = await readFile(join(folder, NAMES.about), 'utf8').catch(() => 'null');
  const { data } = about.safeParse(JSON.parse(text));
  if (data) return data;
  throw new Error('The file is not a backup made by this program, or was made by a newer release.');
}

/** Runs `work` with a temporary folder inside `parent`, readable by its owner only and removed afterwards. */
export async function withWorkFolder(parent: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(parent, '.backup-'));
  await work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

/** What makes a store worth a backup, and the tables that hold it. */
const COUNTED = {
  job: ['jobs'],
  application: ['applications'],
  CV: ['application_cvs'],
  enquiry: ['contact_enquiries', 'job_inquiries'],
  'job alert': ['job_alerts'],
  consent: ['consents'],
};

/** Returns how much a store of any version holds, and its key's mark; also of a missing one. */
export async function describeStore(place: StoreLocation) {
  return (await readStoreAt(place, describe)) ?? { counts: [], keyMark: null, isEmpty: true };
}

async function describe(sql: Sql) {
  const known = await sql.tables();
  const counts: [number, string][] = [];
  for (const [name, tables] of Object.entries(COUNTED)) {
    let count = 0;
    for (const table of tables.filter((each) => known.includes(each)))
      count += (await sql.column<number>(`SELECT count(*) FROM ${table}`))[0]!;
    counts.push([count, name]);
  }
  return { counts, keyMark: await keyMarkOf(sql), isEmpty: counts.every(([count]) => count === 0) };
}

/** Returns where a PostgreSQL database has its store, and its version: null without one. */
export const postgresStore = (url: string) =>
  readPostgres(url, async (sql) => {
    const [schema = ''] = await sql.column<string>('SELECT current_schema()');
    return { schema, version: await postgresVersion(sql) };
  });

/** Summarizes a backup: "60 jobs, 2 applications, …". */
export const summaryOf = (counts: [number, string][]): string =>
  counts
    // Not consents: they stay when the form that they belong to is erased.
    .filter(([, name]) => name !== 'consent')
    .map(([count, name]) => `${count} ${count === 1 ? name : `${name.replace(/y$/, 'ie')}s`}`)
    .join(', ');
