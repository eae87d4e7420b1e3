import {
  canFollow,
  isEnd,
  type SettableState,
  type StateStep,
} from '../../../lib/contract/application-states';
import { tokenHash } from '../../keys/secrets';
import type { SealedDatabase } from '../../keys/store-key';
import type { Sql } from '../../store/database';
import { KIND_OF_STATE, type NoteKind, progressAfter } from '../notes/kinds';
import { type NewNote, readNotes, writeNote } from '../notes/notes';

/** Returns the id of the application with a status token, or null. */
export async function idByStatusToken({ query }: Sql, token: string): Promise<number | null> {
  const [found] = await query<{ id: number }>('SELECT id FROM applications WHERE status_hash = $1', [
    tokenHash(token),
  ]);
  return found?.id ?? null;
}

async function stepsOf(sql: Sql, id: number): Promise<StateStep[]> {
  const [application] = await sql.query<{ at: string }>(
    'SELECT received_at AS at FROM applications WHERE id = CAST($1 AS bigint)',
    [id],
  );
  return application ? progressAfter(application.at, await readNotes(sql, id)).steps : [];
}

/** Deletes an unsent mail about an application's end, so that its sender can be notified of another. */
async function dropEndedMail({ query }: Sql, id: number): Promise<void> {
  await query("DELETE FROM mails WHERE application_id = $1 AND kind = 'ended' AND sent_at IS NULL", [id]);
  await query(
    `UPDATE applications SET ended_told_at = NULL WHERE id = CAST($1 AS bigint)
     AND NOT EXISTS (SELECT 1 FROM mails WHERE application_id = CAST($1 AS bigint) AND kind = 'ended')`,
    [id],
  );
}

export type StateStore = ReturnType<typeof createStateStore>;

/** Application states as candidates see them, derived from notes; `who` is a note's. */
export function createStateStore({ read, transaction }: SealedDatabase) {
  /** Adds a note if the last state allows it, and runs `done` in the same transaction. */
  const noteIf = (
    id: number,
    note: NewNote,
    allows: (last: StateStep) => boolean,
    done: (sql: Sql) => Promise<void> = async () => {},
  ) =>
    transaction(async (sql) => {
      // Locks the row until the transaction ends.
      await sql.query(`SELECT id FROM applications WHERE id = CAST($1 AS bigint) ${sql.forUpdate}`, [id]);
      const last = (await stepsOf(sql, id)).at(-1);
      if (!last || !allows(last)) return false;
      await writeNote(sql, id, note);
      await done(sql);
      return true;
    });
  return {
    /** Returns an application's states, starting with "received"; [] for an unknown id. */
    applicationStates: (id: number) => stepsOf(read, id),
    /** Returns the states after "received" of several applications, by id. */
    async statesBeyondReceived(ids: number[]) {
      const notes = new Map<number, { kind: NoteKind; at: string }[]>();
      const rows = await read.query<{ id: number; kind: NoteKind; at: string }>(
        `SELECT application_id AS id, kind, at FROM notes
         WHERE application_id ${read.oneOf('$1', 'bigint')} ORDER BY notes.id`,
        [ids],
      );
      for (const { id, ...one } of rows) notes.set(id, [...(notes.get(id) ?? []), one]);
      return new Map([...notes].map(([id, own]) => [id, progressAfter('', own).steps.slice(1)]));
    },
    /** Sets the next state. False when the application has ended, is that far already, or is unknown. */
    setApplicationState: (id: number, state: SettableState, who = '') =>
      noteIf(id, { kind: KIND_OF_STATE[state], who }, (last) => canFollow(last.state, state)),
    /** Returns an ended application to "seen". False when it has not ended or is unknown. */
    reopenApplication: (id: number, who = '') =>
      noteIf(id, { kind: 'reopened', who }, (last) => isEnd(last.state)),
    /**
     * Undoes an end set after a moment (ISO 8601), unless the sender withdrew, and deletes its unsent mail. False if
     * none.
     */
    takeBackEnd: (id: number, after: string, who = '') =>
      noteIf(
        id,
        { kind: 'taken-back', who },
        (last) => isEnd(last.state) && last.state !== 'withdrawn' && last.at > after,
        (sql) => dropEndedMail(sql, id),
      ),
    /** Returns the id of the application with this status token, or null. */
    findByStatusToken: (token: string) => idByStatusToken(read, token),
  };
}
