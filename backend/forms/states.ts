import { createHash } from 'node:crypto';
import { canFollow, isEnd, type SettableState, type StateStep } from '../../lib/contract/application-states';
import type { StoreKey } from '../keys/store-key';
import type { Database, Sql } from '../store/database';
import { KIND_OF_STATE, type NoteKind, standingAfter } from './notes/kinds';
import { readNotes, writeNote } from './notes/notes';

/** What candidates see of how far applications have come, as it follows from notes; `who` as in these. */
export type StateStore = {
  /** The states that an application has come to, the first ("received") first; [] where there is none of this id. */
  applicationStates(id: number): Promise<StateStep[]>;
  /** What several applications have come to beyond "received", by id. */
  statesBeyondReceived(ids: number[]): Promise<Map<number, StateStep[]>>;
  /** Sets the next state. False when the application has ended, or come as far already, or is unknown. */
  setApplicationState(id: number, state: SettableState, who?: string): Promise<boolean>;
  /** Takes an ended application back to "seen". False when it has not ended, or is unknown. */
  reopenApplication(id: number, who?: string): Promise<boolean>;
  /**
   * Takes the end of an application back that was set after a moment (ISO 8601), unless its sender withdrew it: it stands as
   * before, and a mail about its end that waits is dropped. False when there is no such end.
   */
  takeBackEnd(id: number, after: string, who?: string): Promise<boolean>;
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

async function stepsOf(sql: Sql, id: number): Promise<StateStep[]> {
  const [application] = await sql.query<{ at: string }>(
    'SELECT received_at AS at FROM applications WHERE id = CAST($1 AS bigint)',
    [id],
  );
  return application ? standingAfter(application.at, await readNotes(sql, id)).steps : [];
}

/** The steps of an application that nobody else may change until the transaction ends. */
async function lockedSteps(sql: Sql, id: number): Promise<StateStep[]> {
  await sql.query(`SELECT id FROM applications WHERE id = CAST($1 AS bigint) ${sql.forUpdate}`, [id]);
  return stepsOf(sql, id);
}

/** Drops the mail about an application's end unless it was sent; its sender may then be told of another. */
async function dropEndedMail({ query }: Sql, id: number): Promise<void> {
  await query("DELETE FROM mails WHERE application_id = $1 AND kind = 'ended' AND sent_at IS NULL", [id]);
  await query(
    `UPDATE applications SET ended_told_at = NULL WHERE id = CAST($1 AS bigint)
     AND NOT EXISTS (SELECT 1 FROM mails WHERE application_id = CAST($1 AS bigint) AND kind = 'ended')`,
    [id],
  );
}

export function createStateStore(
  { read, transaction }: Database,
  key: StoreKey,
  now: () => Date,
): StateStore {
  const note = (sql: Sql, id: number, kind: NoteKind, who = '') =>
    writeNote(sql, key, id, { kind, who }, now());
  return {
    applicationStates: (id) => stepsOf(read, id),
    async statesBeyondReceived(ids) {
      const notes = new Map<number, { kind: NoteKind; at: string }[]>();
      const rows = await read.query<{ id: number; kind: NoteKind; at: string }>(
        `SELECT application_id AS id, kind, at FROM notes
         WHERE application_id ${read.oneOf('$1', 'bigint')} ORDER BY notes.id`,
        [ids],
      );
      for (const { id, ...one } of rows) notes.set(id, [...(notes.get(id) ?? []), one]);
      return new Map([...notes].map(([id, own]) => [id, standingAfter('', own).steps.slice(1)]));
    },
    setApplicationState: (id, state, who) =>
      transaction(async (sql) => {
        const last = (await lockedSteps(sql, id)).at(-1);
        if (!last || !canFollow(last.state, state)) return false;
        await note(sql, id, KIND_OF_STATE[state], who);
        return true;
      }),
    reopenApplication: (id, who) =>
      transaction(async (sql) => {
        const last = (await lockedSteps(sql, id)).at(-1);
        if (!last || !isEnd(last.state)) return false;
        await note(sql, id, 'reopened', who);
        return true;
      }),
    takeBackEnd: (id, after, who) =>
      transaction(async (sql) => {
        const last = (await lockedSteps(sql, id)).at(-1);
        if (!last || !isEnd(last.state) || last.state === 'withdrawn' || last.at <= after) return false;
        await note(sql, id, 'taken-back', who);
        await dropEndedMail(sql, id);
        return true;
      }),
    findByStatusToken: (token) => idByStatusToken(read, token),
  };
}
