import { tokenHash } from '../../keys/secrets';
import type { SealedDatabase, SealedSql } from '../../keys/store-key';
import type { Sql } from '../../store/database';
import {
  CANDIDATE,
  inForce,
  isCall,
  isConfirmed,
  isEnded,
  isStage,
  lastStep,
  progressAfter,
  type Step,
} from '../notes/kinds';
import { type Note, readNotes, UNDO_MS, writeNote } from '../notes/notes';

/** Returns the id of the application with a status token, or null. */
export async function idByStatusToken({ query }: Sql, token: string): Promise<number | null> {
  const [found] = await query<{ id: number }>('SELECT id FROM applications WHERE status_hash = $1', [
    tokenHash(token),
  ]);
  return found?.id ?? null;
}

/** Deletes an unsent mail about an application's end, whose sender is notified of another. */
async function dropEndedMail({ query }: Sql, id: number): Promise<void> {
  await query("DELETE FROM mails WHERE application_id = $1 AND kind = 'ended' AND sent_at IS NULL", [id]);
  await query('UPDATE applications SET ended_told_at = NULL WHERE id = CAST($1 AS bigint)', [id]);
}

/** The date that holds again once a step with another is taken back, unless that is undone before anybody was told. */
function dateAgain(notes: readonly Step[], last: Step, now: Date): string | null {
  if (isCall(last.kind) || !last.due_at || now.getTime() - Date.parse(last.at) <= UNDO_MS) return null;
  const { due_at } = progressAfter('', [...notes, { kind: 'taken-back', at: '', due_at: null }]);
  return due_at === last.due_at ? null : due_at;
}

export type StateStore = ReturnType<typeof createStateStore>;

/** Steps of single applications that depend on their notes; `who` is a note's. */
export function createStateStore({ read, transaction }: SealedDatabase) {
  /** Runs `work` with the notes, holding the row's lock. */
  const locked = <T>(
    id: number,
    work: (sql: SealedSql, notes: Awaited<ReturnType<typeof readNotes>>) => Promise<T>,
  ) =>
    transaction(async (sql) => {
      await sql.query(`SELECT id FROM applications WHERE id = CAST($1 AS bigint) ${sql.forUpdate}`, [id]);
      return work(sql, await readNotes(sql, id));
    });
  return {
    /**
     * Takes back an application's last step, and deletes the unsent mail about an end; or only this note (`of`), the last step
     * or plain note. False if there is none, or if it is the candidate's withdrawal.
     */
    takeBack: (id: number, who: string, of?: Pick<Note, 'at' | 'who'>) =>
      locked(id, async (sql, notes) => {
        const isMeant = (note: { at: string; who: string } | null | undefined) =>
          note && (!of || (note.at === of.at && note.who === of.who));
        const last = lastStep(notes);
        if (!last || !isMeant(last)) {
          const isNote = of && isMeant(inForce(notes).findLast(({ kind }) => kind === 'note'));
          if (isNote) await writeNote(sql, id, { kind: 'note-back', who });
          return Boolean(isNote);
        }
        await writeNote(sql, id, { kind: 'taken-back', who, due_at: dateAgain(notes, last, sql.now()) });
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
      locked(id, async (sql, notes) => {
        if (progressAfter('', notes).due_at !== due_at || isConfirmed(notes, due_at)) return false;
        await writeNote(sql, id, { kind: 'coming', who: CANDIDATE, due_at });
        return true;
      }),
    /** Returns the id of the application with this status token, or null. */
    findByStatusToken: (token: string) => idByStatusToken(read, token),
  };
}
