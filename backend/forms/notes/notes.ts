import { insertSealed, openTexts } from '../../keys/sealed-rows';
import type { SealedDatabase, SealedSql } from '../../keys/store-key';
import type { Sql } from '../../store/database';
import { canComeTo, isStage, type NoteKind, progressAfter, type Stage } from './kinds';

/** `at`: ISO 8601. `who`: a staff address, or one of kinds.ts. */
export type Note = { id: number; at: string; who: string; kind: NoteKind; text: string };
export type NewNote = Pick<Note, 'kind' | 'who'> & { text?: string };

const TABLE = 'notes';
type Row = Omit<Note, 'text'> & { application_id: number; sealed: Buffer | null };

const noteOf = ({ key }: SealedSql, { id, at, who, kind, sealed }: Row): Note => ({
  ...{ id, at, who, kind },
  text: sealed === null ? '' : openTexts<{ text: string }>(key, sealed, TABLE, id).text,
});

/** Returns an application's notes with their decrypted texts, oldest first. */
export async function openNotes(sql: SealedSql, id: number): Promise<Note[]> {
  const theirs = 'SELECT * FROM notes WHERE application_id = CAST($1 AS bigint) ORDER BY id';
  return (await sql.query<Row>(theirs, [id])).map((row) => noteOf(sql, row));
}

export async function readNotes({ query }: Sql, id: number): Promise<Pick<Note, 'kind' | 'at'>[]> {
  return query('SELECT kind, at FROM notes WHERE application_id = CAST($1 AS bigint) ORDER BY id', [id]);
}

/** Inserts a note and updates the application's stage. The caller must hold the row's lock. */
export async function writeNote(
  sql: SealedSql,
  application_id: number,
  { kind, who, text = '' }: NewNote,
  at = sql.at(),
): Promise<void> {
  await insertSealed(sql, TABLE, { application_id, at, who, kind }, text === '' ? null : { text });
  if (!isStage(kind) && kind !== 'taken-back' && kind !== 'reopened') return;
  const { stage } = progressAfter('', await readNotes(sql, application_id));
  await sql.query('UPDATE applications SET stage = $2 WHERE id = CAST($1 AS bigint)', [
    application_id,
    stage,
  ]);
}

// Larger batches would block other writers for too long.
const BATCH = 50;

/** Staff's notes on applications: append-only, and erased with the application. */
export const createNoteStore = ({ read, transaction }: SealedDatabase) => ({
  /** Returns an application's notes, oldest first. */
  notesOf: (id: number) => openNotes(read, id),
  /** Adds a note to those of the applications that may move to its stage. Resolves with its time and their ids. */
  addNotes: (ids: readonly number[], note: NewNote) => addNoteToAll(transaction, ids, note, read.at()),
  /** Returns the applications that received a note of this kind from `who` at this time. */
  applicationsNoted: ({ kind, who, at }: Pick<Note, 'kind' | 'who' | 'at'>) =>
    read.column<number>(
      'SELECT application_id FROM notes WHERE at = $1 AND who = $2 AND kind = $3 ORDER BY id',
      [at, who, kind],
    ),
  /** Returns the last note of each application by its id, other than who opened or exported it. */
  async lastNotes(ids: readonly number[]) {
    const rows = await read.query<Row>(
      `SELECT * FROM notes WHERE id IN (
         SELECT max(id) FROM notes WHERE application_id ${read.oneOf('$1', 'bigint')} AND kind <> 'cv' GROUP BY application_id
       )`,
      [ids],
    );
    return new Map(rows.map((row) => [row.application_id, noteOf(read, row)]));
  },
});

/** As addNotes; `onEach` runs for each noted application in the same transaction. */
export async function addNoteToAll(
  transaction: SealedDatabase['transaction'],
  ids: readonly number[],
  note: NewNote,
  at: string,
  onEach: (sql: SealedSql, id: number) => Promise<unknown> = async () => {},
): Promise<{ at: string; ids: number[] }> {
  const done: number[] = [];
  const waiting = [...new Set(ids)];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, BATCH);
    const noted = await transaction(async (sql) => {
      const eligible = await lockEligible(sql, batch, note);
      for (const id of eligible) {
        await writeNote(sql, id, note, at);
        await onEach(sql, id);
      }
      return eligible;
    });
    done.push(...noted);
  }
  return { at, ids: done };
}

/** Locks the applications until the transaction ends and returns the ids of those that may move to the note's stage. */
async function lockEligible(sql: Sql, ids: number[], { kind }: NewNote): Promise<number[]> {
  const found = await sql.query<{ id: number; stage: Stage }>(
    `SELECT id, stage FROM applications WHERE id ${sql.oneOf('$1', 'bigint')} ORDER BY id ${sql.forUpdate}`,
    [ids],
  );
  return found.filter(({ stage }) => !isStage(kind) || canComeTo(stage, kind)).map(({ id }) => id);
}
