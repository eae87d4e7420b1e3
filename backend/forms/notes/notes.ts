import { openTexts, sealTexts } from '../../keys/sealed-rows';
import type { StoreKey } from '../../keys/store-key';
import { type Database, insertRow, type Sql, untilDone } from '../../store/database';
import { canComeTo, isStage, type NoteKind, standingAfter, type Stage } from './kinds';

/** `at`: ISO 8601. `who`: of the staff by their address, or one of kinds.ts. */
export type Note = { id: number; at: string; who: string; kind: NoteKind; text: string };
export type NewNote = Pick<Note, 'kind' | 'who'> & { text?: string };

/** What was done about applications. Notes are added, never changed; they go with their application. */
export type NoteStore = {
  /** The notes of an application, the oldest first. */
  notesOf(id: number): Promise<Note[]>;
  /**
   * Adds a note to each of these applications that can come to its stage, all with one moment, and resolves with that moment
   * and the ids of those that did.
   */
  addNotes(ids: readonly number[], note: NewNote): Promise<{ at: string; ids: number[] }>;
  /** The applications that got a note of this kind from somebody at a moment. */
  applicationsNoted(note: Pick<Note, 'kind' | 'who' | 'at'>): Promise<number[]>;
  /** The last note of each of these applications, by its id. */
  lastNotes(ids: readonly number[]): Promise<Map<number, Note>>;
};

const TABLE = 'notes';
type Row = Omit<Note, 'text'> & { application_id: number; sealed: Buffer | null };

const noteOf = (key: StoreKey, { id, at, who, kind, sealed }: Row): Note => ({
  ...{ id, at, who, kind },
  text: sealed === null ? '' : openTexts<{ text: string }>(key, sealed, TABLE, id).text,
});

/** The notes of an application with their texts, the oldest first. */
export async function openNotes({ query }: Sql, key: StoreKey, id: number): Promise<Note[]> {
  const rows = await query<Row>('SELECT * FROM notes WHERE application_id = CAST($1 AS bigint) ORDER BY id', [
    id,
  ]);
  return rows.map((row) => noteOf(key, row));
}

export async function readNotes({ query }: Sql, id: number): Promise<Pick<Note, 'kind' | 'at'>[]> {
  return query('SELECT kind, at FROM notes WHERE application_id = CAST($1 AS bigint) ORDER BY id', [id]);
}

/** Writes a note, and what the application's notes now come to. The caller holds the application. */
export async function writeNote(
  sql: Sql,
  key: StoreKey,
  applicationId: number,
  { kind, who, text = '' }: NewNote,
  now: Date,
): Promise<void> {
  const id = await sql.nextId(TABLE);
  const sealed = text === '' ? null : sealTexts(key, { text }, TABLE, id);
  await insertRow(sql, TABLE, {
    id,
    application_id: applicationId,
    at: now.toISOString(),
    who,
    kind,
    sealed,
  });
  if (isStage(kind) || kind === 'taken-back' || kind === 'reopened') {
    const { stage } = standingAfter('', await readNotes(sql, applicationId));
    await sql.query('UPDATE applications SET stage = $2 WHERE id = CAST($1 AS bigint)', [
      applicationId,
      stage,
    ]);
  }
  if (kind === 'not-automatic')
    await sql.query("UPDATE applications SET automatic = 'no' WHERE id = CAST($1 AS bigint)", [
      applicationId,
    ]);
}

// More would keep others from writing for too long.
const BATCH = 50;

export function createNoteStore({ read, transaction }: Database, key: StoreKey, now: () => Date): NoteStore {
  return {
    notesOf: (id) => openNotes(read, key, id),
    addNotes: (ids, note) => noteAll(transaction, key, ids, note, now()),
    async applicationsNoted({ kind, who, at }) {
      const rows = await read.query<{ id: number }>(
        'SELECT application_id AS id FROM notes WHERE at = $1 AND who = $2 AND kind = $3 ORDER BY id',
        [at, who, kind],
      );
      return rows.map(({ id }) => id);
    },
    async lastNotes(ids) {
      const rows = await read.query<Row>(
        `SELECT * FROM notes WHERE id IN (
           SELECT max(id) FROM notes WHERE application_id ${read.oneOf('$1', 'bigint')} GROUP BY application_id
         )`,
        [ids],
      );
      return new Map(rows.map((row) => [row.application_id, noteOf(key, row)]));
    },
  };
}

/** As addNotes; `also` is done with each of them that got the note, in the same transaction. */
export async function noteAll(
  transaction: Database['transaction'],
  key: StoreKey,
  ids: readonly number[],
  note: NewNote,
  now: Date,
  also: (sql: Sql, id: number) => Promise<unknown> = async () => {},
): Promise<{ at: string; ids: number[] }> {
  const done: number[] = [];
  const waiting = [...new Set(ids)];
  await untilDone(async () => {
    const batch = waiting.splice(0, BATCH);
    if (batch.length > 0)
      done.push(
        ...(await transaction(async (sql) => {
          const noted = await noteEach(sql, key, batch, note, now);
          for (const id of noted) await also(sql, id);
          return noted;
        })),
      );
    return batch.length;
  });
  return { at: now.toISOString(), ids: done };
}

async function noteEach(sql: Sql, key: StoreKey, ids: number[], note: NewNote, now: Date): Promise<number[]> {
  const found = await sql.query<{ id: number; stage: Stage }>(
    `SELECT id, stage FROM applications WHERE id ${sql.oneOf('$1', 'bigint')} ORDER BY id ${sql.forUpdate}`,
    [ids],
  );
  const able = found.filter(({ stage }) => !isStage(note.kind) || canComeTo(stage, note.kind));
  for (const { id } of able) await writeNote(sql, key, id, note, now);
  return able.map(({ id }) => id);
}
