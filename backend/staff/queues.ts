import type { Submission } from '../forms/forms';
import { isEnded, type NoteKind, STAGES, type Stage } from '../forms/notes/kinds';
import { selectSubmissions, submissionOf, type SubmissionRow } from '../forms/tables';
import { indianDay, indianHour } from '../../lib/base/text/indian-day';
import type { SealedDatabase, SealedSql } from '../keys/store-key';
import type { Sql } from '../store/database';

/** Selects applications; '' for all jobs, and for any time. */
export type Wanted = {
  jobId: string;
  stages: readonly Stage[];
  /** ISO 8601: received from one moment on, and before another. */
  since: string;
  until?: string;
  /** Restricts the list to these ids and gives their order, such as the results of a word search. */
  among?: readonly number[];
  /** The order instead: the lowest first, the newest of equals. */
  rank?: (id: number) => number | string;
};

/** An application as staff see it; its dates as in Progress. */
export type Queued = { form: Submission; stage: Stage; due_at: string | null; call_at: string | null };

/** Number of applications by stage, at most MAX_COUNTED each. */
export type StageCounts = Record<Stage, number>;

/** Larger numbers are not needed, and counting 50,000 rows takes longer than finding a page of them. */
export const MAX_COUNTED = 1_001;

/** Whoever has more applications shares the address of an agent. */
const MAX_SHARED = 20_000;

export const OPEN_STAGES = STAGES.filter((stage) => !isEnded(stage) && stage !== 'to-check');
/** Stages that end with the job. */
export const JOB_STAGES: readonly Stage[] = OPEN_STAGES.filter((stage) => stage !== 'offered');

/** Ids grow with the time of receipt, so an index by job and stage needs no other column. */
async function firstSince({ query }: Sql, since: string): Promise<number> {
  if (since === '') return 0;
  // Not simply the first: CVs that were registered without a job have later ids. With "+", only the index is read.
  const [first] = await query<{ id: number | null }>(
    'SELECT min(+id) AS id FROM applications WHERE received_at >= $1',
    [since],
  );
  return first?.id ?? Number.MAX_SAFE_INTEGER;
}

type QueueFilter = Pick<Wanted, 'jobId' | 'among'> & { from: number; before?: number };

/** The ids between the moments of a list. */
async function placeOf(
  sql: Sql,
  { jobId, among, since, until = '' }: Omit<Wanted, 'stages'>,
): Promise<QueueFilter> {
  const before = until === '' ? undefined : await firstSince(sql, until);
  return { jobId, among, from: await firstSince(sql, since), before };
}

/** Builds the condition and values for applications between two ids; `$1` is left to the caller. */
const rangeOf = ({ jobId, from, before = Number.MAX_SAFE_INTEGER }: QueueFilter) => ({
  condition: `id >= CAST($2 AS bigint) AND id < CAST($3 AS bigint) AND ${jobId === '' ? "$4 = ''" : 'job_id = $4'}`,
  values: [from, before, jobId],
});

type Part = { stage: Stage; ids: number[] };

/** More ids are found faster by reading all. */
const MAX_LOOKED_UP = 2_000;

/** Groups the ids, or those in `among`, by stage. */
async function partsAmong(sql: Sql, { among, ...place }: QueueFilter): Promise<Part[]> {
  const { condition, values } = rangeOf(place);
  const few = among && among.length <= MAX_LOOKED_UP;
  const rows = await sql.query<{ stage: Stage; ids: unknown }>(
    `SELECT stage, ${sql.arrayOf('id')} AS ids FROM applications
     WHERE ${few ? `id ${sql.oneOf('$1', 'bigint')}` : '$1 = $1'} AND ${condition} GROUP BY stage`,
    [few ? among : 1, ...values],
  );
  const found = among && !few && new Set(among);
  return rows.map(({ stage, ids: aggregated }) => {
    const ids = sql.arrayIn<number>(aggregated);
    return { stage, ids: found ? ids.filter((id) => found.has(id)) : ids };
  });
}

/** Unions one query per stage: an index yields each stage in the order of ids, but not all stages together. */
const ofEach = (stages: readonly Stage[], part: (stage: string) => string): string =>
  stages.map((stage, index) => `SELECT * FROM (${part(`'${stage}'`)}) part${index}`).join(' UNION ALL ');

type Range = { before?: number; skip?: number; limit: number; oldestFirst?: boolean };

function inOrder(
  parts: readonly Part[],
  { among, stages, rank }: Wanted,
  { skip = 0, limit, oldestFirst }: Range,
): number[] {
  const places = rank || oldestFirst ? undefined : new Map(among?.map((id, index) => [id, index]));
  const rankOf = oldestFirst ? (id: number) => id : (rank ?? ((id: number) => places!.get(id)!));
  const ids = parts
    .flatMap((part) => (stages.includes(part.stage) ? part.ids : []))
    .map((id) => ({ id, at: rankOf(id) }));
  ids.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : b.id - a.id));
  return ids.slice(skip, skip + limit).map(({ id }) => id);
}

async function idsOf(
  sql: Sql,
  wanted: Wanted,
  { before, skip = 0, limit, oldestFirst }: Range,
): Promise<number[]> {
  const { among, stages, rank } = wanted;
  const place = await placeOf(sql, wanted);
  place.before = Math.min(before ?? Number.MAX_SAFE_INTEGER, place.before ?? Number.MAX_SAFE_INTEGER);
  if (among || rank) return inOrder(await partsAmong(sql, place), wanted, { skip, limit, oldestFirst });
  const { condition, values } = rangeOf(place);
  const order = `ORDER BY id ${oldestFirst ? 'ASC' : 'DESC'} LIMIT CAST($1 AS bigint)`;
  const ids = ofEach(
    stages,
    (stage) => `SELECT id FROM applications WHERE stage = ${stage} AND ${condition} ${order}`,
  );
  const found = await sql.column<number>(`SELECT id FROM (${ids}) ids ${order}`, [skip + limit, ...values]);
  return found.slice(skip);
}

// As in shownSteps: the closing of a job ends its applications, unless it is paused or there is an offer.
const GOES_ON = `(stage = 'offered' OR NOT EXISTS (SELECT 1 FROM jobs WHERE jobs.id = job_id
  AND listing_key IS NULL AND closed_reason <> 'paused' AND coalesce(closed_at, expires_at) IS NOT NULL))`;

/** A place in the queue of calls, in its order: due calls, those never called, those who did not answer three times. */
export type CallPlace = {
  part: number;
  /** When the call was due (ISO 8601); '' without. */
  at: string;
  id: number;
};

/** Returns the queue of calls, at most MAX_COUNTED, so that its length is also its count. */
async function callQueue(sql: SealedSql, wanted: Omit<Wanted, 'stages' | 'rank'>): Promise<CallPlace[]> {
  const { jobId, among, from, before = Number.MAX_SAFE_INTEGER } = await placeOf(sql, wanted);
  const today = indianHour(indianDay(sql.now().getTime()), 0).toISOString();
  const parts: [stages: Stage[], condition: string, moment: string, at: string][] = [
    [OPEN_STAGES, 'call_at <= $4', sql.at(), 'call_at'],
    [['new', 'seen'], '$4 = $4', '', "''"],
    [
      ['no-answer'],
      `call_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM notes WHERE application_id = applications.id AND kind = 'no-answer' AND at >= $4)`,
      today,
      "''",
    ],
  ];
  const range = [among ? Number.MAX_SAFE_INTEGER : MAX_COUNTED, from, jobId];
  const found = new Set(among);
  const queue: CallPlace[] = [];
  for (const [part, [stages, condition, moment, at]] of parts.entries()) {
    if (queue.length >= MAX_COUNTED) break;
    const order = `ORDER BY ${part === 0 ? 'call_at, id' : 'id'} LIMIT CAST($1 AS bigint)`;
    const ofStage = (
      stage: string,
    ) => `SELECT id, ${at} AS at FROM applications WHERE ${stage} AND ${condition}
      AND id >= CAST($2 AS bigint) AND id < CAST($5 AS bigint) AND ${jobId === '' ? "$3 = ''" : 'job_id = $3'} AND ${GOES_ON} ${order}`;
    const ids = part === 0 ? ofStage('1 = 1') : ofEach(stages, (stage) => ofStage(`stage = ${stage}`));
    const rows = await sql.query<Omit<CallPlace, 'part'>>(
      `SELECT id, at FROM (${ids}) ids ORDER BY at, id LIMIT CAST($1 AS bigint)`,
      [...range, moment, before],
    );
    for (const { id, at: due } of rows) if (!among || found.has(id)) queue.push({ part, at: due, id });
  }
  return queue.slice(0, MAX_COUNTED);
}

/** A call, an interview or a first day that is due. `who` set it; `isConfirmed`: the candidate will be there. */
export type Due = {
  id: number;
  what: 'call' | 'interview' | 'offered';
  at: string;
  who: string;
  isConfirmed: boolean;
};

/** Returns the applications with the same address, phone or CV as each of these, including itself. */
async function ofSamePeople(sql: Sql, ids: readonly number[]): Promise<Map<number, number[]>> {
  const sharing = (hash: string) =>
    `SELECT one.id, other.id AS other FROM applications one JOIN applications other
       ON other.${hash} = one.${hash} AND one.${hash} <> '' WHERE one.id ${sql.oneOf('$1', 'bigint')}`;
  const found = new Map<number, number[]>();
  for (const { id, other } of await sql.query<{ id: number; other: number }>(
    `${['email_hash', 'phone_hash', 'cv_hash'].map(sharing).join(' UNION ')} LIMIT ${MAX_SHARED}`,
    [ids],
  ))
    found.set(id, [...(found.get(id) ?? []), other]);
  return found;
}

/** Keeps the first application of each person. */
export async function firstOfEach(sql: Sql, ids: readonly number[]): Promise<number[]> {
  const same = await ofSamePeople(sql, ids);
  const seen = new Set<number>();
  return ids.filter((id) => {
    const isFirst = !same.get(id)?.some((other) => seen.has(other));
    seen.add(id);
    return isFirst;
  });
}

/** Returns what is due up to a moment (ISO 8601), earliest first, at most MAX_COUNTED; of calls, each person's first. */
async function dueUntil(sql: Sql, until: string): Promise<Due[]> {
  const last = (column: string, name: string, rest = '') =>
    `(SELECT ${name} FROM notes WHERE application_id = applications.id
      AND notes.due_at = applications.${column} ${rest} ORDER BY notes.id DESC LIMIT 1)`;
  const part = (what: string, column: string) =>
    `SELECT id, ${what} AS what, ${column} AS at, ${last(column, 'who', "AND kind <> 'coming'")} AS who,
       ${last(column, 'kind')} AS last FROM applications WHERE ${column} <= $1 AND ${GOES_ON}`;
  const rows = await sql.query<Omit<Due, 'isConfirmed'> & { last: NoteKind }>(
    `${part("'call'", 'call_at')} UNION ALL ${part('stage', 'due_at')} ORDER BY at, id LIMIT ${MAX_COUNTED}`,
    [until],
  );
  const calls = rows.flatMap(({ id, what }) => (what === 'call' ? id : []));
  const first = new Set(await firstOfEach(sql, calls));
  return rows
    .filter(({ id, what }) => what !== 'call' || first.has(id))
    .map(({ last: kind, ...due }) => ({ ...due, isConfirmed: kind === 'coming' }));
}

const countsIn = (parts: readonly Part[]) => parts.map(({ stage, ids }) => ({ stage, count: ids.length }));

/** Counts applications by stage, up to MAX_COUNTED each. */
async function countsOf(sql: Sql, place: QueueFilter): Promise<{ stage: Stage; count: number }[]> {
  if (place.among) return countsIn(await partsAmong(sql, place));
  const { condition, values } = rangeOf(place);
  const rows = await sql.query<{ stage: Stage; count: number }>(
    ofEach(
      STAGES,
      (stage) => `SELECT ${stage} AS stage, count(*) AS count FROM (
        SELECT 1 FROM applications WHERE stage = ${stage} AND ${condition} LIMIT CAST($1 AS bigint)) counted`,
    ),
    [MAX_COUNTED, ...values],
  );
  return rows.map(({ stage, count }) => ({ stage, count: Number(count) }));
}

const byStage = (rows: readonly { stage: Stage; count: number }[]) =>
  Object.fromEntries([
    ...STAGES.map((stage) => [stage, 0]),
    ...rows.map(({ stage, count }) => [stage, count]),
  ]) as StageCounts;

type QueueRow = SubmissionRow & Omit<Queued, 'form'>;

/** Lists of applications for staff. Every query uses an index, whatever the number of applications. */
export function createQueueStore({ read }: SealedDatabase) {
  const select = selectSubmissions('applications', ['stage', 'due_at', 'call_at']);
  /** Returns applications by id, in this order, without missing ones. */
  const applicationsOf = async (ids: readonly number[]): Promise<Queued[]> => {
    const rows = await read.query<QueueRow>(`${select} WHERE form.id ${read.oneOf('$1', 'bigint')}`, [ids]);
    const found = rows.map((row) => {
      const { stage, due_at, call_at } = row;
      return { form: submissionOf('applications', row, read), stage, due_at, call_at };
    });
    const byId = new Map(found.map((queued) => [queued.form.id, queued]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  return {
    applicationsOf,
    ofSamePeople: (ids: readonly number[]) => ofSamePeople(read, ids),
    /** Returns wanted applications in their order, the newest first unless another is wanted. */
    queued: async (wanted: Wanted, range: Range) => applicationsOf(await idsOf(read, wanted, range)),
    /** Returns the ids of applications for a recruiter's jobs, newest first. */
    idsOfRecruiter: (address: string) =>
      read.column<number>(
        'SELECT id FROM applications WHERE job_id IN (SELECT id FROM jobs WHERE lower(recruiter_email) = lower($1)) ORDER BY id DESC',
        [address],
      ),
    /** Keeps the first application of each person. */
    firstOfEach: (ids: readonly number[]) => firstOfEach(read, ids),
    /** Returns the ids of wanted applications in the same order or, if `oldestFirst`, the oldest first. */
    queuedIds: (wanted: Wanted, limit: number, oldestFirst = false) =>
      idsOf(read, wanted, { limit, oldestFirst }),
    callQueue: (wanted: Omit<Wanted, 'stages' | 'rank'>) => callQueue(read, wanted),
    dueUntil: (until: string) => dueUntil(read, until),
    countStages: async (wanted: Omit<Wanted, 'stages' | 'rank'>): Promise<StageCounts> =>
      byStage(await countsOf(read, await placeOf(read, wanted))),
    /** Returns a page of a list and its numbers by stage; ids that are chosen or ranked in memory are read once for both. */
    async listed(wanted: Wanted, range: Range): Promise<{ found: Queued[]; counts: StageCounts }> {
      const place = await placeOf(read, wanted);
      const parts = wanted.among || wanted.rank ? await partsAmong(read, place) : null;
      const ids = parts ? inOrder(parts, wanted, range) : await idsOf(read, wanted, range);
      return {
        found: await applicationsOf(ids),
        counts: byStage(parts ? countsIn(parts) : await countsOf(read, place)),
      };
    },
  };
}
