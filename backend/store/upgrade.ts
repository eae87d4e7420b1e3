import { DAY_MS } from '../../lib/base/text/indian-day';
import type { Sql } from './database';
import type { Sealing } from './schema-files';

/** What differs between the engines' upgrades. */
export type Dialect = {
  /** The current schema's statements. */
  schema: string[];
  /** Queries whose rows are statements that together free the names of tables and indexes; tables become `old_…`. */
  setAside: string[];
  /** A query for the names of the columns of a table. */
  columns: string;
  /** What an INSERT needs to give a generated column a value. */
  overriding: string;
  /** Statements that continue the numbering of the tables set aside. */
  continueIds: string[];
  drop(tables: string[]): string[];
};

const OLD = 'old_';

/**
 * Brings a store of release 0.2.0 up to date in a transaction: creates the current schema beside the old tables, copies
 * what both have, encrypting personal data, which that release stored in plain, and drops the old tables.
 */
export async function upgrade(sql: Sql, dialect: Dialect, keys: Sealing): Promise<void> {
  const { query } = sql;
  await query('DROP VIEW last_change');
  for (const statements of dialect.setAside)
    for (const statement of await sql.column<string>(statements)) await query(statement);
  for (const statement of dialect.schema) await query(statement);
  const columnsOf = (table: string) => sql.column<string>(dialect.columns, [table]);
  const tables = await sql.tables();
  await query('INSERT INTO store_key (mark) VALUES ($1)', [keys.newMark()]);
  // Staff have the desk instead.
  await query(`DELETE FROM ${OLD}mails WHERE kind = 'digest'`);
  // In the schema's order, in which tables refer only to earlier ones.
  for (const table of createdBy(dialect.schema)) {
    if (!tables.includes(`${OLD}${table}`)) continue;
    const known = await columnsOf(`${OLD}${table}`);
    const kept = (await columnsOf(table)).filter((column) => known.includes(column));
    const move = keys.sealing[table];
    if (move) await move(sql, kept);
    else {
      await query(`DELETE FROM ${table}`);
      const names = kept.join(', ');
      await query(
        `INSERT INTO ${table} (${names}) ${dialect.overriding} SELECT ${names} FROM ${OLD}${table}`,
      );
    }
  }
  await settle(sql);
  for (const statement of dialect.continueIds) await query(statement);
  for (const statement of dialect.drop(tables.filter((table) => table.startsWith(OLD))))
    await query(statement);
}

/** What the rows of release 0.2.0 lack. */
async function settle({ query }: Sql): Promise<void> {
  await query('UPDATE store_state SET index_version = NULL');
  // Jobs that nobody could confirm count as confirmed now, so that an upgrade closes none.
  await query(
    `UPDATE jobs SET confirmed_at = CASE WHEN updated_at > $1 THEN updated_at ELSE $1 END
     WHERE confirmed_at = ''`,
    [new Date().toISOString()],
  );
  await query('UPDATE contact_enquiries SET done_at = received_at WHERE received_at < $1', [
    new Date(Date.now() - REPLIED_MS).toISOString(),
  ]);
}

/** Older enquiries, which staff only had by mail, count as answered: replies are promised within days. */
const REPLIED_MS = 7 * DAY_MS;

const createdBy = (schema: string[]): string[] =>
  schema.flatMap((statement) => /^\s*CREATE TABLE (\w+)/.exec(statement)?.[1] ?? []);
