import { randomUUID } from 'node:crypto';

/** Another process is writing, or the database does not answer in time. Retrying later helps. */
export class StoreBusyError extends Error {
  override name = 'StoreBusyError';
}

/** Columns by name, with their PostgreSQL types. */
export type Columns<Row> = { [Name in keyof Row & string]: string };

/**
 * Runs statements one at a time, with values as $1, $2 …; an array is one value, for `oneOf`. Rejects with
 * StoreBusyError if retrying later may help.
 */
export type Sql = {
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Returns the only column of the rows; for many rows, creating objects takes longer than the query. */
  column<Value>(text: string, values?: unknown[]): Promise<Value[]>;
  /** Inserts many rows; `conflict` is an ON CONFLICT clause. */
  insert<Row>(table: string, columns: Columns<Row>, rows: readonly Row[], conflict?: string): Promise<void>;
  /** Returns an expression that aggregates a column to an array, in any order unless given; `arrayIn` decodes it. */
  arrayOf(column: string, order?: string): string;
  arrayIn<Value>(aggregated: unknown): Value[];
  /** Returns a condition that a column's value is in an array: `id ${oneOf('$1', 'text')}`. */
  oneOf(placeholder: string, type: 'text' | 'bigint'): string;
  /** Suffix of a SELECT that locks the rows for a change. */
  forUpdate: string;
  /** The same, skipping rows locked by others. */
  skipLocked: string;
  /** Returns the id for a table's next row, within a transaction. */
  nextId(table: string): Promise<number>;
  /** Returns the names of the store's tables, in any version. */
  tables(): Promise<string[]>;
  /** Locks a table exclusively until the transaction ends. */
  lockTable(table: string): Promise<void>;
};

/** A database of either engine. */
export type Database = {
  /** Runs single read-only statements on committed data. */
  read: Sql;
  /** Runs `work` on a read-only snapshot. */
  snapshot<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Runs `work` in a transaction. Must not be nested. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Runs a transaction whose deletions from these tables are overwritten on disk, as far as the engine allows. */
  erase<T>(tables: readonly string[], work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Updates the planner's statistics after a bulk write to these tables. */
  refreshStatistics(tables: string[]): Promise<void>;
  close(): Promise<void>;
};

/** Repeats a bounded transaction until it finds nothing to do; resolves with the sum. */
export async function untilDone(step: () => Promise<number>): Promise<number> {
  let count = 0;
  for (;;) {
    const done = await step();
    if (done === 0) return count;
    count += done;
  }
}

/** Inserts one row; `rest` is the end of the statement, such as RETURNING. */
export function insertRow<Returned extends object>(
  { query }: Sql,
  table: string,
  row: Record<string, unknown>,
  rest = '',
): Promise<Returned[]> {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  return query(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')}) ${rest}`,
    Object.values(row),
  );
}

/** A lease on a row until a moment (ISO 8601). `lease` distinguishes it from later ones. */
type Lease = { lease: string; until: string };

export function newLease(now: Date, leaseMs: number): Lease {
  return { lease: randomUUID(), until: new Date(now.getTime() + leaseMs).toISOString() };
}
