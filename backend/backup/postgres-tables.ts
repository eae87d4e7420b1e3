import type { Sql } from '../store/database';

/** A table as it is dumped. `heavy`: its rows hold files, so that few are read at once. */
export type Table = { name: string; heavy: boolean };
export type Sequence = { table: string; column: string; last: number; used: boolean };

/** The tables of the current schema, each after those that it refers to. */
export async function tablesInOrder(query: Sql['query']): Promise<Table[]> {
  const tables = await query<Table>(
    `SELECT c.relname AS name, EXISTS (
       SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.atttypid = 'bytea'::regtype AND NOT a.attisdropped
     ) AS heavy
     FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' ORDER BY c.relname`,
  );
  const references = await query<{ child: string; parent: string }>(
    `SELECT child.relname AS child, parent.relname AS parent FROM pg_constraint
     JOIN pg_class child ON child.oid = conrelid JOIN pg_class parent ON parent.oid = confrelid
     WHERE contype = 'f' AND connamespace = current_schema()::regnamespace AND conrelid <> confrelid`,
  );
  const ordered: Table[] = [];
  while (ordered.length < tables.length) {
    const isDone = (name: string) => ordered.some((table) => table.name === name);
    const next = tables.filter(
      ({ name }) =>
        !isDone(name) && references.every(({ child, parent }) => child !== name || isDone(parent)),
    );
    if (next.length === 0) throw new Error('The tables refer to each other in a circle.');
    ordered.push(...next);
  }
  return ordered;
}

/** Where the numbers of the tables' rows have come to: also those of erased rows are not given again. */
export async function sequences(query: Sql['query']): Promise<Sequence[]> {
  const columns = await query<{ table: string; column: string; sequence: string }>(
    `SELECT table_name AS table, column_name AS column,
       pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
     FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES'
     ORDER BY table_name, column_name`,
  );
  const found: Sequence[] = [];
  for (const { table, column, sequence } of columns) {
    const [row] = await query<{ last: number; used: boolean }>(
      `SELECT last_value AS last, is_called AS used FROM ${sequence}`,
    );
    if (row) found.push({ table, column, ...row });
  }
  return found;
}

/** A name as it stands in a statement. */
export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
