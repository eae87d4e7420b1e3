import type { Query } from './postgres-connection';
import type { Steps } from './steps';

/** Runs a piece of work through the query function of a transaction, or of the pool where it is one statement. */
export async function runSteps<T>(query: Query, steps: Steps<T>): Promise<T> {
  let turn = steps.next();
  while (!turn.done) turn = steps.next(await query(turn.value.sql, turn.value.values));
  return turn.value;
}
