import { insertSealed, openTexts } from '../../keys/sealed-rows';
import type { SealedDatabase, SealedSql } from '../../keys/store-key';
import type { Sql } from '../../store/database';
import type { InterviewMode } from '../../../lib/contract/application-status';
import { HOUR_MS, indianDay, indianHour } from '../../../lib/base/text/indian-day';
import { queueMail } from '../../mail/queue';
import {
  canComeTo,
  CLIENT,
  inForce,
  isEnded,
  isStage,
  KINDS,
  type NoteKind,
  type Progress,
  progressAfter,
  type Stage,
  type Step,
  TAKES_BACK,
  UNDOABLE,
} from './kinds';

/** What only the note's reader sees; `place` and `mode` are an interview's. */
type NoteTexts = { text: string; place: string; mode: InterviewMode | null } & Partial<ToClient>;
/** What a note about a client names: the row of `sendings`, the company, the contact, and the candidate's city as shown. */
export type ToClient = { sending: number; client: string; contact: string; city?: string };
/** `at` and `due_at`: ISO 8601. `who`: a staff address, or one of kinds.ts. */
export type Note = Step & NoteTexts & { id: number; who: string };
export type NewNote = Pick<Note, 'kind' | 'who'> & Partial<NoteTexts & { due_at: string | null }>;

/** How long an action can be undone and its mail waits. */
export const UNDO_MS = 30_000;

const TABLE = 'notes';
const NO_TEXTS: NoteTexts = { text: '', place: '', mode: null };
type NoteRow = Step & { id: number; who: string; application_id: number; sealed: Buffer | null };

const noteOf = ({ key }: SealedSql, { id, at, who, kind, due_at, sealed }: NoteRow): Note => ({
  id,
  at,
  who,
  kind,
  due_at,
  ...NO_TEXTS,
  ...(sealed && openTexts<Partial<NoteTexts>>(key, sealed, TABLE, id)),
});

/** Returns an application's notes with their decrypted texts, oldest first. */
export async function openNotes(sql: SealedSql, id: number): Promise<Note[]> {
  const theirs = 'SELECT * FROM notes WHERE application_id = CAST($1 AS bigint) ORDER BY id';
  return (await sql.query<NoteRow>(theirs, [id])).map((row) => noteOf(sql, row));
}

export async function readNotes({ query }: Sql, id: number): Promise<(Step & { who: string })[]> {
  return query(
    'SELECT kind, at, who, due_at FROM notes WHERE application_id = CAST($1 AS bigint) ORDER BY id',
    [id],
  );
}

/** Inserts a note and updates the application's progress. The caller must hold the row's lock. */
export async function writeNote(
  sql: SealedSql,
  application_id: number,
  { kind, who, due_at = null, ...others }: NewNote,
  at = sql.at(),
): Promise<void> {
  const due =
    kind === 'no-answer' && due_at === null ? callAgainAt(at, await readNotes(sql, application_id)) : due_at;
  const texts = Object.fromEntries(Object.entries(others).filter(([, value]) => value));
  const sealed = Object.keys(texts).length === 0 ? null : texts;
  await insertSealed(sql, TABLE, { application_id, at, who, kind, due_at: due }, sealed);
  if (isStage(kind) || UNDOABLE.includes(kind) || kind in TAKES_BACK) await keepProgress(sql, application_id);
}

/** Updates what an application's row says of its notes. */
async function keepProgress(sql: SealedSql, id: number): Promise<void> {
  const notes = await readNotes(sql, id);
  const { stage, due_at, call_at }: Progress = progressAfter('', notes);
  const dateBefore = 'SELECT due_at FROM applications WHERE id = CAST($1 AS bigint)';
  const [before] = await sql.column<string | null>(dateBefore, [id]);
  if (before && before !== due_at && before > sql.at() && !isEnded(stage)) {
    const set = notes.findLast((note) => note.due_at === before && note.kind !== 'coming');
    await cancelDate(sql, id, before, set?.at ?? '');
  }
  await sql.query(
    'UPDATE applications SET stage = $2, due_at = $3, call_at = $4 WHERE id = CAST($1 AS bigint)',
    [id, stage, due_at, call_at],
  );
}

const CANCEL_AFTER_MS = 60_000;

/** Queues, for later, a mail that a date no longer holds, if one said that it does, or since `setAt` that another does not. */
async function cancelDate(sql: SealedSql, application_id: number, until: string, setAt: string) {
  const mails = await sql.query<{ kind: string; until: string; sent_at: string | null }>(
    `SELECT kind, until, sent_at FROM mails WHERE application_id = $1
       AND kind IN ('appointment', 'reminder', 'cancelled')`,
    [application_id],
  );
  const isTold = mails.some(
    (mail) => mail.sent_at && (mail.kind === 'cancelled' ? mail.sent_at >= setAt : mail.until === until),
  );
  const isQueued = mails.some((mail) => mail.kind === 'cancelled' && mail.until === until && !mail.sent_at);
  const turn = new Date(sql.now().getTime() + CANCEL_AFTER_MS);
  if (isTold && !isQueued) await queueMail(sql, { kind: 'cancelled', application_id, until }, turn);
}

const AGAIN_MS = 2 * HOUR_MS;
const MORNING_HOUR = 10;
/** Nobody is called before or from these hours on. */
const [FIRST_HOUR, LAST_HOUR] = [8, 21];

/** A moment, or the morning after if it is at night. */
function byDay(moment: number): Date {
  const day = indianDay(moment);
  const isLate = moment >= indianHour(day, LAST_HOUR).getTime();
  if (!isLate && moment >= indianHour(day, FIRST_HOUR).getTime()) return new Date(moment);
  return indianHour(isLate ? day + 1 : day, MORNING_HOUR);
}

/** When to call again after no answer: in two hours, then next morning, then behind all others (null). */
function callAgainAt(at: string, notes: readonly Step[]): string | null {
  const stages = inForce(notes).filter(({ kind }) => isStage(kind));
  const tries = stages.length - 1 - stages.findLastIndex(({ kind }) => kind !== 'no-answer');
  if (tries === 0) return byDay(Date.parse(at) + AGAIN_MS).toISOString();
  return tries === 1 ? indianHour(indianDay(Date.parse(at)) + 1, MORNING_HOUR).toISOString() : null;
}

const oneOfKinds = (kinds: readonly string[]) => `IN ('${kinds.join("', '")}')`;

/** The condition that notes of a kind (`back`) took back more than what followed a row of `notes`, called `note`. */
const isTakenBack = (note: string, back: string, kinds: readonly NoteKind[]) => `EXISTS (
  SELECT 1 FROM notes back WHERE back.application_id = ${note}.application_id AND back.id > ${note}.id
    AND back.kind = '${back}' AND (
      SELECT sum(CASE step.kind WHEN '${back}' THEN -1 ELSE 1 END) FROM notes step
      WHERE step.application_id = back.application_id AND step.id > ${note}.id AND step.id <= back.id
        AND step.kind ${oneOfKinds([...kinds, back])}) = -1)`;

/** The condition that a row is in force, as in inForce. */
const isInForce = (note: string) =>
  Object.entries(TAKES_BACK)
    .map(
      ([back, kinds]) => `(NOT ${note}.kind ${oneOfKinds(kinds)} OR NOT ${isTakenBack(note, back, kinds)})`,
    )
    .join(' AND ');
export const IN_FORCE = isInForce('notes');

/** The condition that staff did nothing in force about a row of `notes`: no note since, and no step before it taken back. */
export const IS_OPEN = `NOT ${isTakenBack('notes', 'taken-back', UNDOABLE)} AND NOT EXISTS (
  SELECT 1 FROM notes later WHERE later.application_id = notes.application_id AND later.id > notes.id
    AND NOT later.kind ${oneOfKinds(['cv', ...Object.keys(TAKES_BACK)])} AND later.who <> '${CLIENT}'
    AND ${isInForce('later')})`;

type Noted = { who: string; kinds: readonly NoteKind[]; from: string; to: string };

// Larger batches would block other writers for too long.
const BATCH = 50;

/** Staff's notes on applications: append-only, and erased with the application. */
export const createNoteStore = ({ read, transaction }: SealedDatabase) => ({
  /** Returns an application's notes, oldest first. */
  notesOf: (id: number) => openNotes(read, id),
  /**
   * Adds a note to those of the applications that may move to its stage, with a mail about its date for `mailAt` (null:
   * none). Resolves with its time and their ids.
   */
  addNotes: (ids: readonly number[], note: NewNote, mailAt: Date | null = null) =>
    addNoteToAll(transaction, ids, note, read.at(), async (sql, application_id) => {
      const until = note.due_at;
      if (until && mailAt) await queueMail(sql, { kind: 'appointment', application_id, until }, mailAt);
    }),
  /** Whether a date was mailed, or is about to be, since a moment (ISO 8601). */
  async isDateMailed(id: number, until: string, since: string) {
    const mail = `SELECT id FROM mails WHERE application_id = $1 AND kind = 'appointment' AND until = $2
      AND queued_at >= $3`;
    return (await read.query(mail, [id, until, since])).length > 0;
  },
  /** Returns the applications that received a note from `who` at this time. */
  applicationsNoted: ({ who, at }: Pick<Note, 'who' | 'at'>) =>
    read.column<number>('SELECT DISTINCT application_id FROM notes WHERE at = $1 AND who = $2', [at, who]),
  /** Returns up to `limit` notes with a text, or that take one back, with ids above `after`, in their order; no exports. */
  async noteTextsAfter(after: number, limit: number) {
    const rows = await read.query<NoteRow>(
      `SELECT * FROM notes WHERE id > CAST($1 AS bigint) AND kind <> 'cv'
         AND (sealed IS NOT NULL OR kind ${oneOfKinds(Object.keys(TAKES_BACK))})
       ORDER BY id LIMIT CAST($2 AS bigint)`,
      [after, limit],
    );
    return rows.map((row) => ({ ...noteOf(read, row), application_id: row.application_id }));
  },
  /**
   * Returns the applications with a note of these kinds (all, if there are none) between two times (ISO 8601) by `who`,
   * '' for anybody, the last noted first.
   */
  notedIds: ({ who, kinds, from, to }: Noted) =>
    read.column<number>(
      `SELECT application_id FROM notes WHERE at >= $1 AND at < $2 AND ($3 = '' OR who = $3) AND ${IN_FORCE}
         AND ${kinds.length === 0 ? '$4 = $4' : `kind ${read.oneOf('$4', 'text')}`}
       GROUP BY application_id ORDER BY max(id) DESC`,
      [from, to, who, kinds.length === 0 ? '' : kinds],
    ),
  /** Returns each application's notes, oldest first, by application id. */
  async notesOfAll(ids: readonly number[]) {
    const notes = new Map<number, Note[]>();
    const theirs = `SELECT * FROM notes WHERE application_id ${read.oneOf('$1', 'bigint')} ORDER BY id`;
    for (const row of await read.query<NoteRow>(theirs, [ids]))
      notes.set(row.application_id, [...(notes.get(row.application_id) ?? []), noteOf(read, row)]);
    return notes;
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

// The second click of a double one.
const SAME_CLICK_MS = 2_000;

/** Locks the applications until the transaction ends and returns the ids of those that may move to the note's stage. */
async function lockEligible(sql: SealedSql, ids: number[], { kind, who }: NewNote): Promise<number[]> {
  const found = await sql.query<{ id: number; stage: Stage; due_at: string | null }>(
    `SELECT id, stage, due_at FROM applications WHERE id ${sql.oneOf('$1', 'bigint')} ORDER BY id ${sql.forUpdate}`,
    [ids],
  );
  if (kind === 'cancelled')
    return found.flatMap(({ id, stage, due_at }) => (stage === 'interview' && due_at ? id : []));
  if (!isStage(kind)) return found.map(({ id }) => id);
  const clicked = KINDS[kind].takes
    ? await sql.column<number>(
        `SELECT application_id FROM notes WHERE application_id ${sql.oneOf('$1', 'bigint')}
         AND kind = $2 AND who = $3 AND at > $4`,
        [ids, kind, who, sql.at(-SAME_CLICK_MS)],
      )
    : [];
  return found.filter(({ id, stage }) => canComeTo(stage, kind) && !clicked.includes(id)).map(({ id }) => id);
}
