import type { Database } from 'better-sqlite3';
import type { Statement, Steps } from './steps';

/** Runs a piece of work; all of it is done at once when this is called within a transaction. */
export function runSteps<T>(db: Database, steps: Steps<T>): T {
  let turn = steps.next();
  while (!turn.done) turn = steps.next(rowsOf(db, turn.value));
  return turn.value;
}

function rowsOf(db: Database, { sql, values }: Statement): object[] {
  const statement = db.prepare<[Record<string, unknown>], object>(sql);
  // $1 is a parameter of the name "1".
  const named = Object.fromEntries(values.map((value, index) => [String(index + 1), value]));
  if (statement.reader) return statement.all(named);
  statement.run(named);
  return [];
}
