import Database from 'better-sqlite3';
import { Client } from 'pg';
import { storeFile } from '../backend/base/data-dir';
import type { StoreLocation } from '../backend/keys/key-source';

type Row = Record<string, unknown>;

/** Runs a statement directly in a store; resolves with its rows. */
export function rawSql({ dataDir, databaseUrl }: Pick<StoreLocation, 'dataDir' | 'databaseUrl'>) {
  return async (text: string): Promise<Row[]> => {
    if (databaseUrl !== null) {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      return client
        .query<Row>(text)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    }
    const db = new Database(storeFile(dataDir));
    try {
      const statement = db.prepare<[], Row>(text);
      if (statement.reader) return statement.all();
      statement.run();
      return [];
    } finally {
      db.close();
    }
  };
}
