import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { storeFile } from '../backend/base/data-dir';
import type { StoreLocation } from '../backend/keys/key-source';

const read = (name: string) => readFileSync(`test/older-stores/0.2.0.${name}.sql`, 'utf8');

// Explicit ids don't advance sequences.
const COUNT_ON = `;SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, 100) FROM pg_sequences
  WHERE schemaname = current_schema() AND last_value IS NULL`;

/** Creates a store of release 0.2.0 with rows in every table; bytes are written as x'…'. */
export async function makeOlderStore({ dataDir, databaseUrl }: StoreLocation): Promise<void> {
  const rows = read('rows');
  if (databaseUrl === null) {
    const db = new Database(storeFile(dataDir));
    db.pragma('secure_delete = ON');
    db.exec(read('sqlite') + rows);
    return void db.close();
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const bytes = rows.replaceAll(/x'([0-9a-f]*)'/g, String.raw`'\x$1'`);
  const overriding = bytes.replaceAll(') VALUES', ') OVERRIDING SYSTEM VALUE VALUES');
  await client.query(read('postgres') + overriding + COUNT_ON);
  await client.end();
}
