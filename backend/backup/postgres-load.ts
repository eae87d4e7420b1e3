import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Database, Sql } from '../store/database';
import { migratePostgres } from '../store/migrations/postgres';
import type { DumpHead } from './postgres-dump';
import { quoteName, type Sequence } from './postgres-tables';

const BATCH_CHARACTERS = 4_000_000;
const BATCH_ROWS = 500;

/** Whether the database holds jobs or forms; false where the program never used it. */
export async function databaseHoldsAnything(query: Sql['query']): Promise<boolean> {
  if ((await storeVersion(query)) === null) return false;
  const [found] = await query<{ any: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM jobs) OR EXISTS (SELECT 1 FROM applications)
       OR EXISTS (SELECT 1 FROM contact_enquiries) OR EXISTS (SELECT 1 FROM job_inquiries) AS any`,
  );
  return found?.any ?? false;
}

/**
 * Replaces all rows by those of a dump, in one transaction, and brings the schema up to date.
 * Rejects with an Error where the dump is cut off, or of a version that this database has passed.
 */
export async function loadPostgres(db: Database, file: string): Promise<void> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })[
    Symbol.asyncIterator
  ]();
  const nextLine = async () => {
    const next = await lines.next();
    return next.done ? null : next.value;
  };
  const head = JSON.parse((await nextLine()) ?? 'null') as DumpHead | null;
  if (!head) throw new Error('The backup’s database is empty.');
  const version = await storeVersion(db.read.query);
  if (version !== null && version !== head.version)
    throw new Error(
      `The backup has version ${head.version} of the store and the database ${version}: restore it into a new, empty database.`,
    );
  await migratePostgres(db, head.version);
  await db.transaction(async ({ query }) => {
    await query("SET LOCAL statement_timeout = '30min'");
    await query(`TRUNCATE ${head.tables.map(quoteName).join(', ')}`);
    await loadRows(query, head, nextLine);
  });
  await migratePostgres(db);
}

async function storeVersion(query: Sql['query']): Promise<number | null> {
  const [table] = await query<{ name: string | null }>("SELECT to_regclass('store_version')::text AS name");
  if (!table?.name) return null;
  const [found] = await query<{ version: number }>('SELECT version FROM store_version');
  return found?.version ?? null;
}

async function loadRows(
  query: Sql['query'],
  { tables }: DumpHead,
  nextLine: () => Promise<string | null>,
): Promise<void> {
  let batch: string[] = [];
  let size = 0;
  let table = '';
  const flush = async () => {
    if (batch.length === 0) return;
    const name = quoteName(table);
    await query(
      `INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::${name}, $1::json)`,
      [`[${batch.join(',')}]`],
    );
    batch = [];
    size = 0;
  };
  for (;;) {
    const line = await nextLine();
    if (line === null) throw new Error('The backup’s database was cut off.');
    if (line.startsWith('[')) {
      await flush();
      return setSequences(query, JSON.parse(line) as Sequence[]);
    }
    const tab = line.indexOf('\t');
    const name = line.slice(0, tab);
    if (!tables.includes(name)) throw new Error('The backup’s database is damaged.');
    if (name !== table || batch.length >= BATCH_ROWS || size > BATCH_CHARACTERS) await flush();
    table = name;
    batch.push(line.slice(tab + 1));
    size += line.length;
  }
}

async function setSequences(query: Sql['query'], all: Sequence[]): Promise<void> {
  for (const { table, column, last, used } of all)
    await query('SELECT setval(pg_get_serial_sequence($1, $2), $3::bigint, $4::boolean)', [
      quoteName(table),
      column,
      last,
      used,
    ]);
}
