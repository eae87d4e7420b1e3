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
  /** ISO 8601. */
  since: string;
  /** Restricts the list to these ids, such as the results of a word search. */
  among?: readonly number[];
};

/** An application as staff see it; its dates as in Progress. */
export type Queued = { form: Submission; stage: Stage; due_at: string | null; call_at: string | null };

/** Number of applications by stage, at most MAX_COUNTED each. */
export type StageCounts = Record<Stage, number>;

type JobNumbers = { total: number; fresh: number; open: number; days: Map<string, number> };

/** Larger numbers are not needed, and counting 50,000 rows takes longer than finding a page of them. */
export const MAX_COUNTED = 1_001;

export const OPEN_STAGES = STAGES.filter((stage) => !isEnded(stage));
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

type Place = Pick<Wanted, 'jobId' | 'among'> & { from: number; before?: number };

/** Builds the condition and values for applications between two ids; `$1` is left to the caller. */
const rangeOf = ({ jobId, from, before = Number.MAX_SAFE_INTEGER }: Place) => ({
  condition: `id >= CAST($2 AS bigint) AND id < CAST($3 AS bigint) AND ${jobId === '' ? "$4 = ''" : 'job_id = $4'}`,
  values: [from, before, jobId],
});

type Part = { stage: Stage; ids: number[] };

/** Groups the ids in `among` by stage. Filters in memory: too many words match to query each id. */
async function partsAmong(sql: Sql, { among = [], ...place }: Place): Promise<Part[]> {
  const { condition, values } = rangeOf(place);
  const rows = await sql.query<{ stage: Stage; ids: unknown }>(
    `SELECT stage, ${sql.arrayOf('id')} AS ids FROM applications WHERE $1 = $1 AND ${condition} GROUP BY stage`,
    [1, ...values],
  );
  const found = new Set(among);
  return rows.map(({ stage, ids }) => ({
    stage,
    ids: sql.arrayIn<number>(ids).filter((id) => found.has(id)),
  }));
}

/** Unions one query per stage: an index yields each stage in the order of ids, but not all stages together. */
const ofEach = (stages: readonly Stage[], part: (stage: string) => string): string =>
  stages.map((stage, index) => `SELECT * FROM (${part(`'${stage}'`)}) part${index}`).join(' UNION ALL ');

async function idsOf(
  sql: Sql,
  wanted: Wanted,
  { before, limit, oldestFirst }: { before?: number; limit: number; oldestFirst?: boolean },
): Promise<number[]> {
  const { jobId, among, stages, since } = wanted;
  const place = { jobId, among, before, from: await firstSince(sql, since) };
  if (among) {
    const parts = await partsAmong(sql, place);
    const ids = parts
      .filter(({ stage }) => stages.includes(stage))
      .flatMap((part) => part.ids)
      .sort((a, b) => (oldestFirst ? a - b : b - a));
    return ids.slice(0, limit);
  }
  const { condition, values } = rangeOf(place);
  const order = `ORDER BY id ${oldestFirst ? 'ASC' : 'DESC'} LIMIT CAST($1 AS bigint)`;
  const ids = ofEach(
    stages,
    (stage) => `SELECT id FROM applications WHERE stage = ${stage} AND ${condition} ${order}`,
  );
  return sql.column<number>(`SELECT id FROM (${ids}) ids ${order}`, [limit, ...values]);
}

// As in endOf: the closing of a job ends its applications, unless it is paused or there is an offer.
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
async function callQueue(
  sql: SealedSql,
  { jobId, since, among }: Omit<Wanted, 'stages'>,
): Promise<CallPlace[]> {
  const today = indianHour(indianDay(sql.now().getTime()), 0).toISOString();
  const parts: [stages: Stage[], condition: string, moment: string, at: string][] = [
    [OPEN_STAGES, 'call_at <= $4', sql.at(), 'call_at'],
    [['new', 'seen'], '$4 = $4', '', "''"],
    [
      ['no-answer'],
      `call_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM notes WHERE application_id = applications.id AND kind = 'no-answer' AND at >= $4)`,
      ...([today, "''"] as const),
    ],
  ];
  const range = [among ? Number.MAX_SAFE_INTEGER : MAX_COUNTED, await firstSince(sql, since), jobId];
  const found = new Set(among);
  const queue: CallPlace[] = [];
  for (const [part, [stages, condition, moment, at]] of parts.entries()) {
    if (queue.length >= MAX_COUNTED) break;
    const order = `ORDER BY ${part === 0 ? 'call_at, id' : 'id'} LIMIT CAST($1 AS bigint)`;
    const ofStage = (
      stage: string,
    ) => `SELECT id, ${at} AS at FROM applications WHERE ${stage} AND ${condition}
      AND id >= CAST($2 AS bigint) AND ${jobId === '' ? "$3 = ''" : 'job_id = $3'} AND ${GOES_ON} ${order}`;
    const ids = part === 0 ? ofStage('1 = 1') : ofEach(stages, (stage) => ofStage(`stage = ${stage}`));
    const rows = await sql.query<Omit<CallPlace, 'part'>>(
      `SELECT id, at FROM (${ids}) ids ORDER BY at, id LIMIT CAST($1 AS bigint)`,
      [...range, moment],
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

/** Returns what is due up to a moment (ISO 8601), earliest first, at most MAX_COUNTED. */
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
  return rows.map(({ last: kind, ...due }) => ({ ...due, isConfirmed: kind === 'coming' }));
}

/** Counts applications by stage, up to MAX_COUNTED each. */
async function countsOf(sql: Sql, place: Place): Promise<{ stage: Stage; count: number }[]> {
  if (place.among)
    return (await partsAmong(sql, place)).map(({ stage, ids }) => ({ stage, count: ids.length }));
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

type Row = SubmissionRow & Omit<Queued, 'form'>;

/** Lists of applications for staff. Every query uses an index, whatever the number of applications. */
export function createQueueStore({ read }: SealedDatabase) {
  const select = selectSubmissions('applications', ['stage', 'due_at', 'call_at']);
  const applicationsWhere = async (where: string, values: unknown[]): Promise<Queued[]> => {
    const rows = await read.query<Row>(`${select} WHERE ${where} ORDER BY form.id DESC`, values);
    return rows.map((row) => {
      const { stage, due_at, call_at } = row;
      return { form: submissionOf('applications', row, read), stage, due_at, call_at };
    });
  };
  /** Returns applications by id, in this order, without missing ones. */
  const applicationsOf = async (ids: readonly number[]): Promise<Queued[]> => {
    const found = await applicationsWhere(`form.id ${read.oneOf('$1', 'bigint')}`, [ids]);
    const byId = new Map(found.map((one) => [one.form.id, one]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  return {
    applicationsOf,
    /** Returns the newest wanted applications with an id below `before`, at most `limit`. */
    queued: async (wanted: Wanted, before: number, limit: number) =>
      applicationsOf(await idsOf(read, wanted, { before, limit })),
    /** Returns the ids of wanted applications, newest first, at most `limit`. */
    queuedIds: (wanted: Wanted, limit: number) => idsOf(read, wanted, { limit }),
    callQueue: (wanted: Omit<Wanted, 'stages'>) => callQueue(read, wanted),
    dueUntil: (until: string) => dueUntil(read, until),
    async countStages({ since, ...place }: Pick<Wanted, 'jobId' | 'since' | 'among'>) {
      const rows = await countsOf(read, { ...place, from: await firstSince(read, since) });
      const counts = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as StageCounts;
      for (const { stage, count } of rows) counts[stage] = count;
      return counts;
    },
    /** Returns other applications with the same address, phone or CV, or with one of `alike` ids, newest first. */
    ofSamePerson(id: number, alike: readonly number[] = []) {
      const sharing = (hash: string) =>
        `SELECT other.id FROM applications one JOIN applications other ON other.${hash} = one.${hash}
         WHERE one.id = CAST($1 AS bigint) AND one.${hash} <> ''`;
      return applicationsWhere(
        `form.id <> CAST($1 AS bigint) AND (form.id ${read.oneOf('$2', 'bigint')} OR form.id IN (
          ${['email_hash', 'phone_hash', 'cv_hash'].map(sharing).join(' UNION ')}))`,
        [id, alike],
      );
    },
    /** Returns for each job the number of applications, of new ones, of those that go on while it is open, and per day since a moment (ISO 8601). */
    async applicationsByJob(since: string) {
      const jobs = new Map<string, JobNumbers>();
      const stages = await read.query<{ id: string; stage: Stage; count: number }>(
        'SELECT job_id AS id, stage, count(*) AS count FROM applications GROUP BY job_id, stage',
      );
      for (const { id, stage, count } of stages) {
        const job = jobs.get(id) ?? { total: 0, fresh: 0, open: 0, days: new Map<string, number>() };
        job.total += Number(count);
        if (stage === 'new') job.fresh += Number(count);
        if (JOB_STAGES.includes(stage)) job.open += Number(count);
        jobs.set(id, job);
      }
      const days = await read.query<{ id: string; day: string; count: number }>(
        `SELECT job_id AS id, substr(received_at, 1, 10) AS day, count(*) AS count FROM applications
         WHERE received_at >= $1 GROUP BY 1, 2`,
        [since],
      );
      for (const { id, day, count } of days) jobs.get(id)?.days.set(day, Number(count));
      return jobs;
    },
    /** Returns the ids of applications in a stage received before a moment (ISO 8601), oldest first, and their number. */
    async receivedBefore(stage: Stage, moment: string, limit: number) {
      const place = { jobId: '', before: await firstSince(read, moment) };
      const wanted: Wanted = { jobId: '', stages: [stage], since: '' };
      const [ids, counts] = await Promise.all([
        idsOf(read, wanted, { ...place, limit, oldestFirst: true }),
        countsOf(read, { ...place, from: 0 }),
      ]);
      return { ids, total: counts.find((one) => one.stage === stage)?.count ?? 0 };
    },
  };
}
