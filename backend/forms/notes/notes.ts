import { insertSealed, openTexts } from '../../keys/sealed-rows';
import type { SealedDatabase, SealedSql } from '../../keys/store-key';
import type { Sql } from '../../store/database';
import { canComeTo, isStage, type NoteKind, standingAfter, type Stage } from './kinds';

/** `at`: ISO 8601. `who`: of the staff by their address, or one of kinds.ts. */
export type Note = { id: number; at: string; who: string; kind: NoteKind; text: string };
export type NewNote = Pick<Note, 'kind' | 'who'> & { text?: string };

const TABLE = 'notes';
type Row = Omit<Note, 'text'> & { application_id: number; sealed: Buffer | null };

const noteOf = ({ key }: SealedSql, { id, at, who, kind, sealed }: Row): Note => ({
  ...{ id, at, who, kind },
  text: sealed === null ? '' : openTexts<{ text: string }>(key, sealed, TABLE, id).text,
});

/** The notes of an application with their texts, the oldest first. */
export async function openNotes(sql: SealedSql, id: number): Promise<Note[]> {
  const theirs = 'SELECT * FROM notes WHERE application_id = CAST($1 AS bigint) ORDER BY id';
  return (await sql.query<Row>(theirs, [id])).map((row) => noteOf(sql, row));
}

export async function readNotes({ query }: Sql, id: number): Promise<Pick<Note, 'kind' | 'at'>[]> {
  return query('SELECT kind, at FROM notes WHERE application_id = CAST($1 AS bigint) ORDER BY id', [id]);
}

/** Writes a note, and what the application's notes now come to. The caller holds the application. */
export async function writeNote(
  sql: SealedSql,
  application_id: number,
  { kind, who, text = '' }: NewNote,
  at = sql.at(),
): Promise<void> {
  await insertSealed(sql, TABLE, { application_id, at, who, kind }, text === '' ? null : { text });
  const set = (column: 'stage' | 'automatic', value: string) =>
    sql.query(`UPDATE applications SET ${column} = $2 WHERE id = CAST($1 AS bigint)`, [
      application_id,
      value,
    ]);
  if (isStage(kind) || kind === 'taken-back' || kind === 'reopened')
    await set('stage', standingAfter('', await readNotes(sql, application_id)).stage);
  if (kind === 'not-automatic') await set('automatic', 'no');
}

// More would keep others from writing for too long.
const BATCH = 50;

export type NoteStore = ReturnType<typeof createNoteStore>;

/** What was done about applications. Notes are added, never changed; they go with their application. */
export const createNoteStore = ({ read, transaction }: SealedDatabase) => ({
  /** The notes of an application, the oldest first. */
  notesOf: (id: number) => openNotes(read, id),
  /**
   * Adds a note to each of these applications that can come to its stage, all with one moment, and resolves with that moment
   * and the ids of those that did.
   */
  addNotes: (ids: readonly number[], note: NewNote) => noteAll(transaction, ids, note, read.at()),
  /** The applications that got a note of this kind from somebody at a moment. */
  applicationsNoted: ({ kind, who, at }: Pick<Note, 'kind' | 'who' | 'at'>) =>
    read.column<number>(
      'SELECT application_id FROM notes WHERE at = $1 AND who = $2 AND kind = $3 ORDER BY id',
      [at, who, kind],
    ),
  /** The last note of each of these applications, by its id. */
  async lastNotes(ids: readonly number[]) {
    const rows = await read.query<Row>(
      `SELECT * FROM notes WHERE id IN (
         SELECT max(id) FROM notes WHERE application_id ${read.oneOf('$1', 'bigint')} GROUP BY application_id
       )`,
      [ids],
    );
    return new Map(rows.map((row) => [row.application_id, noteOf(read, row)]));
  },
});

/** As addNotes; `also` is done with each of them that got the note, in the same transaction. */
export async function noteAll(
  transaction: SealedDatabase['transaction'],
  ids: readonly number[],
  note: NewNote,
  at: string,
  also: (sql: SealedSql, id: number) => Promise<unknown> = async () => {},
): Promise<{ at: string; ids: number[] }> {
  const done: number[] = [];
  const waiting = [...new Set(ids)];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, BATCH);
    const noted = await transaction(async (sql) => {
      const able = await thoseAble(sql, batch, note);
      for (const id of able) {
        await writeNote(sql, id, note, at);
        await also(sql, id);
      }
      return able;
    });
    done.push(...noted);
  }
  return { at, ids: done };
}

/** Those of some applications that can come to the stage of a note; nobody else may change them until the transaction ends. */
async function thoseAble(sql: Sql, ids: number[], { kind }: NewNote): Promise<number[]> {
  const found = await sql.query<{ id: number; stage: Stage }>(
    `SELECT id, stage FROM applications WHERE id ${sql.oneOf('$1', 'bigint')} ORDER BY id ${sql.forUpdate}`,
    [ids],
  );
  return found.filter(({ stage }) => !isStage(kind) || canComeTo(stage, kind)).map(({ id }) => id);
}
