import { canFollow, type SettableState, type StateStep } from '../../../lib/contract/application-states';
import { tokenHash } from '../../keys/secrets';
import type { SealedDatabase, SealedSql } from '../../keys/store-key';
import type { Sql } from '../../store/database';
import {
  CANDIDATE,
  isConfirmed,
  isEnded,
  isStage,
  KIND_OF_STATE,
  lastStep,
  progressAfter,
  type Step,
} from '../notes/kinds';
import { type Note, readNotes, writeNote } from '../notes/notes';

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

/** Deletes an unsent mail about an application's end, whose sender is notified of another. */
async function dropEndedMail({ query }: Sql, id: number): Promise<void> {
  await query("DELETE FROM mails WHERE application_id = $1 AND kind = 'ended' AND sent_at IS NULL", [id]);
  await query('UPDATE applications SET ended_told_at = NULL WHERE id = CAST($1 AS bigint)', [id]);
}

export type StateStore = ReturnType<typeof createStateStore>;

/** Application states as candidates see them, derived from notes; `who` is a note's. */
export function createStateStore({ read, transaction }: SealedDatabase) {
  /** Runs `work` holding the row's lock. */
  const locked = <T>(id: number, work: (sql: SealedSql) => Promise<T>) =>
    transaction(async (sql) => {
      await sql.query(`SELECT id FROM applications WHERE id = CAST($1 AS bigint) ${sql.forUpdate}`, [id]);
      return work(sql);
    });
  return {
    /** Returns an application's states, starting with "received"; [] for an unknown id. */
    applicationStates: (id: number) => stepsOf(read, id),
    /** Returns the states after "received" of several applications, by id. */
    async statesBeyondReceived(ids: number[]) {
      const notes = new Map<number, Step[]>();
      const rows = await read.query<Step & { id: number }>(
        `SELECT application_id AS id, kind, at, due_at FROM notes
         WHERE application_id ${read.oneOf('$1', 'bigint')} ORDER BY notes.id`,
        [ids],
      );
      for (const { id, ...one } of rows) notes.set(id, [...(notes.get(id) ?? []), one]);
      return new Map([...notes].map(([id, own]) => [id, progressAfter('', own).steps.slice(1)]));
    },
    /** Sets the next state. False when the application has ended, is that far already, or is unknown. */
    setApplicationState: (id: number, state: SettableState, who = '') =>
      locked(id, async (sql) => {
        const last = (await stepsOf(sql, id)).at(-1);
        if (!last || !canFollow(last.state, state)) return false;
        await writeNote(sql, id, { kind: KIND_OF_STATE[state], who });
        return true;
      }),
    /**
     * Takes back an application's last step, or only that of a note (`of`), and deletes the unsent mail about an end.
     * False if there is none, or if it is the candidate's withdrawal.
     */
    takeBack: (id: number, who: string, of?: Pick<Note, 'at' | 'who'>) =>
      locked(id, async (sql) => {
        const last = lastStep(await readNotes(sql, id));
        if (!last || (of && (last.at !== of.at || last.who !== of.who))) return false;
        await writeNote(sql, id, { kind: 'taken-back', who });
        if (isStage(last.kind) && isEnded(last.kind)) await dropEndedMail(sql, id);
        if (last.kind === 'checked')
          await sql.query(
            "DELETE FROM mails WHERE application_id = $1 AND kind = 'receipt' AND sent_at IS NULL",
            [id],
          );
        return true;
      }),
    /** Records that the candidate will be there at this time. False if it was moved or confirmed already. */
    confirmAppointment: (id: number, due_at: string) =>
      locked(id, async (sql) => {
        const notes = await readNotes(sql, id);
        if (progressAfter('', notes).due_at !== due_at || isConfirmed(notes, due_at)) return false;
        await writeNote(sql, id, { kind: 'coming', who: CANDIDATE, due_at });
        return true;
      }),
    /** Returns the id of the application with this status token, or null. */
    findByStatusToken: (token: string) => idByStatusToken(read, token),
  };
}
