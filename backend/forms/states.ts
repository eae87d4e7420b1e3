import { createHash } from 'node:crypto';
import {
  APPLICATION_STATES,
  canFollow,
  isEnd,
  type SettableState,
  type StateStep,
} from '../../lib/contract/application-states';
import type { Database, Sql } from '../store/database';

export type StateStore = {
  /** The states that an application has come to, the first ("received") first; [] where there is none of this id. */
  applicationStates(id: number): Promise<StateStep[]>;
  /** What several applications have come to beyond "received", by id. */
  statesBeyondReceived(ids: number[]): Promise<Map<number, StateStep[]>>;
  /** Sets the next state. False when the application has ended, or come as far already, or is unknown. */
  setApplicationState(id: number, state: SettableState): Promise<boolean>;
  /** Takes an ended application back to "seen". False when it has not ended, or is unknown. */
  reopenApplication(id: number): Promise<boolean>;
  /**
   * Takes the end of an application back that was set after a moment (ISO 8601), unless its sender withdrew it: it stands as
   * before, and a mail about its end that waits is dropped. False when there is no such end.
   */
  takeBackEnd(id: number, after: string): Promise<boolean>;
  /** The id of the application with this status token, or null. */
  findByStatusToken(token: string): Promise<number | null>;
};

/** By what an application with a status token is found. */
export const statusHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** The id of the application with a status token. */
export async function idByStatusToken({ query }: Sql, token: string): Promise<number | null> {
  const [found] = await query<{ id: number }>('SELECT id FROM applications WHERE status_hash = $1', [
    statusHash(token),
  ]);
  return found?.id ?? null;
}

async function stepsOf({ query }: Sql, id: number): Promise<StateStep[]> {
  const [application] = await query<{ at: string }>(
    'SELECT received_at AS at FROM applications WHERE id = CAST($1 AS bigint)',
    [id],
  );
  if (!application) return [];
  const later = await query<StateStep>(
    'SELECT state, at FROM application_states WHERE application_id = CAST($1 AS bigint)',
    [id],
  );
  return [{ state: 'received', at: application.at }, ...later.sort(byRank)];
}

const rank = ({ state }: StateStep) => APPLICATION_STATES.indexOf(state);
const byRank = (a: StateStep, b: StateStep) => rank(a) - rank(b);

/** The steps of an application that nobody else may change until the transaction ends. */
async function lockedSteps(sql: Sql, id: number): Promise<StateStep[]> {
  await sql.query(`SELECT id FROM applications WHERE id = CAST($1 AS bigint) ${sql.forUpdate}`, [id]);
  return stepsOf(sql, id);
}

const addStep = ({ query }: Sql, id: number, state: SettableState, now: Date) =>
  query('INSERT INTO application_states (application_id, state, at) VALUES ($1, $2, $3)', [
    id,
    state,
    now.toISOString(),
  ]);

/** Drops the mail about an application's end unless it was sent; its sender may then be told of another. */
async function dropEndedMail({ query }: Sql, id: number): Promise<void> {
  const dropped = await query(
    "DELETE FROM mails WHERE application_id = $1 AND kind = 'ended' AND sent_at IS NULL RETURNING id",
    [id],
  );
  if (dropped.length > 0)
    await query('UPDATE applications SET ended_told_at = NULL WHERE id = CAST($1 AS bigint)', [id]);
}

export function createStateStore({ read, transaction }: Database, now: () => Date): StateStore {
  return {
    applicationStates: (id) => stepsOf(read, id),
    async statesBeyondReceived(ids) {
      const steps = new Map<number, StateStep[]>();
      const rows = await read.query<StateStep & { id: number }>(
        `SELECT application_id AS id, state, at FROM application_states
         WHERE application_id ${read.oneOf('$1', 'bigint')}`,
        [ids],
      );
      for (const { id, ...step } of rows) steps.set(id, [...(steps.get(id) ?? []), step].sort(byRank));
      return steps;
    },
    setApplicationState: (id, state) =>
      transaction(async (sql) => {
        const last = (await lockedSteps(sql, id)).at(-1);
        if (!last || !canFollow(last.state, state)) return false;
        await addStep(sql, id, state, now());
        return true;
      }),
    reopenApplication: (id) =>
      transaction(async (sql) => {
        const steps = await lockedSteps(sql, id);
        const last = steps.at(-1);
        if (!last || !isEnd(last.state)) return false;
        await sql.query("DELETE FROM application_states WHERE application_id = $1 AND state <> 'seen'", [id]);
        if (!steps.some(({ state }) => state === 'seen')) await addStep(sql, id, 'seen', now());
        return true;
      }),
    takeBackEnd: (id, after) =>
      transaction(async (sql) => {
        const last = (await lockedSteps(sql, id)).at(-1);
        if (!last || !isEnd(last.state) || last.state === 'withdrawn' || last.at <= after) return false;
        await sql.query('DELETE FROM application_states WHERE application_id = $1 AND state = $2', [
          id,
          last.state,
        ]);
        await dropEndedMail(sql, id);
        return true;
      }),
    findByStatusToken: (token) => idByStatusToken(read, token),
  };
}
