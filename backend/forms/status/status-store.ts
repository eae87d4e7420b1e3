import { openTexts } from '../../keys/sealed-rows';
import { tokenHash } from '../../keys/secrets';
import type { SealedDatabase, SealedSql } from '../../keys/store-key';
import { queueMail } from '../../mail/queue';
import { reserveTurn } from '../../mail/quota';
import type { Sql } from '../../store/database';
import { CANDIDATE, inForce, isConfirmed, isEnded, lastStep, progressAfter, type Step } from '../notes/kinds';
import { addNoteToAll, type NewNote, type Note, readNotes, UNDO_MS, writeNote } from '../notes/notes';

/** Returns the id of the application with a status token, or null. */
export async function idByStatusToken({ column }: Sql, token: string): Promise<number | null> {
  const found = 'SELECT id FROM applications WHERE status_hash = $1';
  return (await column<number>(found, [tokenHash(token)]))[0] ?? null;
}

/** Marks a sender as notified of an application's end, once; mails it at `mailAt` (null: never) or their next turn. */
async function notifyOnce(sql: SealedSql, id: number, mailAt: Date | null): Promise<void> {
  const [marked] = await sql.query<{ sealed: Buffer }>(
    `UPDATE applications SET ended_told_at = $2 WHERE id = CAST($1 AS bigint) AND ended_told_at IS NULL
     RETURNING sealed`,
    [id, sql.at()],
  );
  const email = marked && openTexts(sql.key, marked.sealed, 'applications', id).email;
  const turn = mailAt && email ? await reserveTurn(sql, email, 'ended') : null;
  if (mailAt && turn)
    await queueMail(sql, { kind: 'ended', application_id: id }, turn > mailAt ? turn : mailAt);
}

const dropUnsent = ({ query }: Sql, kind: 'ended' | 'receipt', id: number) =>
  query('DELETE FROM mails WHERE application_id = $1 AND kind = $2 AND sent_at IS NULL', [id, kind]);

type Reminder = { id: number; until: string };

/** The date that holds again, to be confirmed anew, once a step is taken back: if it has passed, or another may have been told. */
function dateAgain(notes: readonly Step[], last: Step, now: Date): string | null {
  const { due_at } = progressAfter('', [...notes, { kind: 'taken-back', at: '', due_at: null }]);
  if (!due_at || due_at === progressAfter('', notes).due_at) return null;
  const isToldNothing = now.getTime() - Date.parse(last.at) <= UNDO_MS;
  const isOtherDate = last.due_at !== null || last.kind === 'cancelled';
  return due_at > now.toISOString() && (isToldNothing || !isOtherDate) ? null : due_at;
}

export type StatusStore = ReturnType<typeof createStatusStore>;

/** Steps of applications that depend on their notes, and whose senders were notified of what; `who` is a note's. */
export function createStatusStore({ read, transaction }: SealedDatabase) {
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
    /** Returns the id of the application with this status token, or null. */
    findByStatusToken: (token: string) => idByStatusToken(read, token),
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
        if (isEnded(last.kind)) {
          await dropUnsent(sql, 'ended', id);
          // Of another end, the sender is notified.
          await sql.query('UPDATE applications SET ended_told_at = NULL WHERE id = CAST($1 AS bigint)', [id]);
        }
        if (last.kind === 'checked') await dropUnsent(sql, 'receipt', id);
        return true;
      }),
    /** Records that the candidate will be there at this time. False if it was moved or confirmed already. */
    confirmAppointment: (id: number, due_at: string) =>
      locked(id, async (sql, notes) => {
        if (progressAfter('', notes).due_at !== due_at || isConfirmed(notes, due_at)) return false;
        await writeNote(sql, id, { kind: 'coming', who: CANDIDATE, due_at });
        return true;
      }),
    /** Returns dates from a moment up to another that were set before `setBefore` and not recalled yet. */
    datesToRecall: (from: Date, to: Date, setBefore: Date) =>
      read.query<Reminder>(
        `SELECT id, due_at AS until FROM applications WHERE due_at >= $1 AND due_at < $2
           AND EXISTS (SELECT 1 FROM notes WHERE application_id = applications.id
             AND notes.due_at = applications.due_at AND kind <> 'coming' AND at < $3)
           AND NOT EXISTS (SELECT 1 FROM mails WHERE application_id = applications.id
             AND kind = 'reminder' AND until = applications.due_at)
         ORDER BY id`,
        [from, to, setBefore].map((moment) => moment.toISOString()),
      ),
    /** Queues a reminder, once. */
    queueReminder: ({ id, until }: Reminder) =>
      locked(id, async (sql) => {
        const known = "SELECT id FROM mails WHERE application_id = $1 AND kind = 'reminder' AND until = $2";
        if ((await sql.query(known, [id, until])).length === 0)
          await queueMail(sql, { kind: 'reminder', application_id: id, until });
      }),
    /**
     * Returns up to `limit` ids above `after`, ascending, of applications that may have ended at or after `since` (ISO
     * 8601), by staff or by their job's closing, and whose sender was not notified.
     */
    unnotifiedEnds: (since: string, after: number, limit: number) =>
      read.column<number>(
        `SELECT id FROM applications WHERE id > CAST($2 AS bigint) AND ended_told_at IS NULL AND stage NOT IN ('joined', 'to-check') AND (
           id IN (SELECT application_id FROM notes WHERE at >= $1 AND kind IN ('filled', 'rejected'))
           OR job_id IN (SELECT id FROM jobs
             WHERE listing_key IS NULL AND coalesce(closed_at, expires_at) >= $1)
         ) ORDER BY id LIMIT CAST($3 AS bigint)`,
        [since, after, limit],
      ),
    /** Queues the mail about an application's end, unless its sender was notified. */
    queueEndedMail: (id: number) => transaction((sql) => notifyOnce(sql, id, sql.now())),
    /** Ends applications, as addNotes does, and queues the mails in the same transaction for `mailAt` (null: never). */
    endAll: (ids: readonly number[], note: NewNote & { kind: 'filled' | 'rejected' }, mailAt: Date | null) =>
      addNoteToAll(transaction, ids, note, read.at(), (sql, id) => notifyOnce(sql, id, mailAt)),
  };
}
