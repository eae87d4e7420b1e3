import { randomUUID } from 'node:crypto';

/**
 * The store could not be used in time: another process is writing, or its database does not answer. Trying again
 * later helps.
 */
export class StoreBusyError extends Error {
  override name = 'StoreBusyError';
}

/** Columns by name, with their types in PostgreSQL. */
export type Columns<Row> = { [Name in keyof Row & string]: string };

/**
 * Runs statements, one at a time. Values stand in them as $1, $2 …; an array is one value, to be used by `oneOf`.
 * Rejects with StoreBusyError where trying again later may help.
 */
export type Sql = {
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The only column of the rows: of many, as an object for each takes longer than finding it. */
  column<Value>(text: string, values?: unknown[]): Promise<Value[]>;
  /** Inserts many rows; `conflict` is an ON CONFLICT clause. */
  insert<Row>(table: string, columns: Columns<Row>, rows: readonly Row[], conflict?: string): Promise<void>;
  /** An expression that aggregates a column to one array, in any order unless one is given; `arrayIn` reads its value. */
  arrayOf(column: string, order?: string): string;
  arrayIn<Value>(aggregated: unknown): Value[];
  /** The condition that a column's value is in an array: `id ${oneOf('$1', 'text')}`. */
  oneOf(placeholder: string, type: 'text' | 'bigint'): string;
  /** What follows a SELECT of rows that are about to be changed. */
  forUpdate: string;
  /** The same for rows that may be left to whoever changes them already. */
  skipLocked: string;
  /** The id that a new row of a table is to be given, in a transaction. */
  nextId(table: string): Promise<number>;
  /** The names of the store's tables, whatever its version. */
  tables(): Promise<string[]>;
  /** Waits until nobody else reads or writes a table, and keeps all others from it until the transaction ends. */
  lockTable(table: string): Promise<void>;
};

/** A database of either engine. */
export type Database = {
  /** Single statements that only read; they see nothing that is not committed. */
  read: Sql;
  /** Everything that `work` reads through its own Sql is of one moment. */
  snapshot<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Everything that `work` does through its own Sql is done, or nothing. Must not be nested. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * A transaction after which the database's files no longer hold what it deleted of these tables, as far as the engine
   * can do that.
   */
  erase<T>(tables: readonly string[], work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Updates the planner's statistics after many rows of these tables were written. */
  refreshStatistics(tables: string[]): Promise<void>;
  close(): Promise<void>;
};

/** Repeats a transaction of limited size until it finds nothing more to do, and resolves with the sum. */
export async function untilDone(step: () => Promise<number>): Promise<number> {
  let count = 0;
  for (;;) {
    const done = await step();
    if (done === 0) return count;
    count += done;
  }
}

/** Inserts one row, by its columns' names; `rest` is what follows, such as RETURNING. */
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

/** A caller's hold on a row, until a moment (ISO 8601). `lease` tells it from a later caller's. */
type Lease = { lease: string; until: string };

export function newLease(now: Date, leaseMs: number): Lease {
  return { lease: randomUUID(), until: new Date(now.getTime() + leaseMs).toISOString() };
}
