/**
 * A piece of work in statements that both engines understand ($1, $2 … for values): each statement is handed out in
 * turn, and its rows come back. So it is written once, though one engine answers at once and the other later.
 */
export type Steps<T> = Generator<Statement, T, object[]>;
export type Statement = { sql: string; values: unknown[] };

/** Runs pieces of work on an engine. */
export type StepRunner = {
  /** Without a transaction, for a single statement. */
  read<T>(steps: Steps<T>): Promise<T>;
  /** All of it is done, or nothing. */
  write<T>(steps: Steps<T>): Promise<T>;
  /** What must follow a sub-select of a row that another process may be about to take. */
  skipLocked: string;
  /** Jobs whose text fits a keyword: a condition on listing_key with its value; null where the keyword has no word. */
  fits(keyword: string, placeholder: string): Promise<{ condition: string; value: string } | null>;
};

/** One statement; gives its rows. */
export function* ask<Row extends object>(sql: string, ...values: unknown[]): Steps<Row[]> {
  return (yield { sql, values }) as Row[];
}
