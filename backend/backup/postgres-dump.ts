import { open } from 'node:fs/promises';
import type { Database } from '../store/database';
import type { RowCounts } from './holdings';
import { quoteName, sequences, tablesInOrder } from './postgres-tables';

const ROWS_AT_ONCE = 500;
const HEAVY_ROWS_AT_ONCE = 4;

/** The first line of a dump. */
export type DumpHead = { version: number; tables: string[] };

/**
 * Writes all tables as of one moment: a line with the version and the tables, then for each row a line with the
 * table's name, a tab and the row as JSON, and last one with the sequences. Resolves with the number of rows of each.
 */
export async function dumpPostgres(db: Database, file: string): Promise<RowCounts> {
  const written: RowCounts = {};
  const out = await open(file, 'wx', 0o600);
  try {
    await db.transaction(async ({ query }) => {
      await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      const [found] = await query<{ version: number }>('SELECT version FROM store_version');
      const tables = (await tablesInOrder(query)).filter(({ name }) => name !== 'store_version');
      const head: DumpHead = { version: found?.version ?? 0, tables: tables.map(({ name }) => name) };
      await out.write(`${JSON.stringify(head)}\n`);
      for (const { name, heavy } of tables) {
        const from = `SELECT row_to_json(r)::text AS json FROM ${quoteName(name)} r`;
        await query(`DECLARE dump NO SCROLL CURSOR FOR ${from}`);
        for (;;) {
          const rows = await query<{ json: string }>(
            `FETCH ${heavy ? HEAVY_ROWS_AT_ONCE : ROWS_AT_ONCE} FROM dump`,
          );
          if (rows.length === 0) break;
          for (const { json } of rows) await out.write(`${name}\t${json}\n`);
          written[name] = (written[name] ?? 0) + rows.length;
        }
        await query('CLOSE dump');
      }
      await out.write(`${JSON.stringify(await sequences(query))}\n`);
    });
    await out.sync();
    return written;
  } finally {
    await out.close();
  }
}
