import { createHash } from 'node:crypto';
import {
  canFollow,
  isEnd,
  type SettableState,
  type StateStep,
} from '../../../lib/contract/application-states';
import type { SealedDatabase } from '../../keys/store-key';
import type { Sql } from '../../store/database';
import { KIND_OF_STATE, type NoteKind, standingAfter } from '../notes/kinds';
import { type NewNote, readNotes, writeNote } from '../notes/notes';

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

/** Drops the mail about an application's end unless it was sent; its sender may then be told of another. */
async function dropEndedMail({ query }: Sql, id: number): Promise<void> {
  await query("DELETE FROM mails WHERE application_id = $1 AND kind = 'ended' AND sent_at IS NULL", [id]);
  await query(
    `UPDATE applications SET ended_told_at = NULL WHERE id = CAST($1 AS bigint)
     AND NOT EXISTS (SELECT 1 FROM mails WHERE application_id = CAST($1 AS bigint) AND kind = 'ended')`,
    [id],
  );
}

export type StateStore = ReturnType<typeof createStateStore>;

/** What candidates see of how far applications have come, as it follows from notes; `who` as in these. */
export function createStateStore({ read, transaction }: SealedDatabase) {
  /** Notes something of an application, if its last state allows that, in one transaction with what else is `done`. */
  const noteIf = (
    id: number,
    note: NewNote,
    allows: (last: StateStep) => boolean,
    done: (sql: Sql) => Promise<void> = async () => {},
  ) =>
    transaction(async (sql) => {
      // Nobody else may change it until the transaction ends.
      await sql.query(`SELECT id FROM applications WHERE id = CAST($1 AS bigint) ${sql.forUpdate}`, [id]);
      const last = (await stepsOf(sql, id)).at(-1);
      if (!last || !allows(last)) return false;
      await writeNote(sql, id, note);
      await done(sql);
      return true;
    });
  return {
    /** The states that an application has come to, the first ("received") first; [] where there is none of this id. */
    applicationStates: (id: number) => stepsOf(read, id),
    /** What several applications have come to beyond "received", by id. */
    async statesBeyondReceived(ids: number[]) {
      const notes = new Map<number, { kind: NoteKind; at: string }[]>();
      const rows = await read.query<{ id: number; kind: NoteKind; at: string }>(
        `SELECT application_id AS id, kind, at FROM notes
         WHERE application_id ${read.oneOf('$1', 'bigint')} ORDER BY notes.id`,
        [ids],
      );
      for (const { id, ...one } of rows) notes.set(id, [...(notes.get(id) ?? []), one]);
      return new Map([...notes].map(([id, own]) => [id, standingAfter('', own).steps.slice(1)]));
    },
    /** Sets the next state. False when the application has ended, or come as far already, or is unknown. */
    setApplicationState: (id: number, state: SettableState, who = '') =>
      noteIf(id, { kind: KIND_OF_STATE[state], who }, (last) => canFollow(last.state, state)),
    /** Takes an ended application back to "seen". False when it has not ended, or is unknown. */
    reopenApplication: (id: number, who = '') =>
      noteIf(id, { kind: 'reopened', who }, (last) => isEnd(last.state)),
    /**
     * Takes the end of an application back that was set after a moment (ISO 8601), unless its sender withdrew it: it stands as
     * before, and a mail about its end that waits is dropped. False when there is no such end.
     */
    takeBackEnd: (id: number, after: string, who = '') =>
      noteIf(
        id,
        { kind: 'taken-back', who },
        (last) => isEnd(last.state) && last.state !== 'withdrawn' && last.at > after,
        (sql) => dropEndedMail(sql, id),
      ),
    /** The id of the application with this status token, or null. */
    findByStatusToken: (token: string) => idByStatusToken(read, token),
  };
}
