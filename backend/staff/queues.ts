import type { Submission } from '../forms/forms';
import { isEnded, STAGES, type Stage } from '../forms/notes/kinds';
import { selectSubmissions, submissionOf, type SubmissionRow } from '../forms/tables';
import type { StoreKey } from '../keys/store-key';
import type { Database, Sql } from '../store/database';

/** Which applications a list is of; '' for all jobs, and for all times. */
export type Wanted = {
  jobId: string;
  stages: readonly Stage[];
  /** ISO 8601. */
  since: string;
  /** Whether those that a program has probably sent are listed instead of the others; null: both. */
  automatic: boolean | null;
  /** Only these, such as those that words were found in. */
  among?: readonly number[];
};

/** An application as the staff see it; `automatic`: why a program has probably sent it, '' otherwise. */
export type Queued = { form: Submission; stage: Stage; automatic: string };

/** How many applications are in each stage, without those that a program has probably sent, which `automatic` counts. */
export type StageCounts = Record<Stage, number> & { automatic: number };

type JobNumbers = { total: number; fresh: number; days: Map<string, number> };

/** Lists of applications for the staff. Every call reads an index, whatever the number of applications. */
export type QueueStore = {
  /** The newest of those wanted with an id below `before`, at most `limit`. */
  queued(wanted: Wanted, before: number, limit: number): Promise<Queued[]>;
  /** The ids of those wanted, the newest first, at most `limit`. */
  queuedIds(wanted: Wanted, limit: number): Promise<number[]>;
  /** The ids of those wanted from one on, the oldest first, at most `limit`; or backwards, the ones before it. */
  nextIds(wanted: Wanted, from: number, limit: number, backwards?: boolean): Promise<number[]>;
  countStages(wanted: Pick<Wanted, 'jobId' | 'since' | 'among'>): Promise<StageCounts>;
  /** Applications by their ids, in that order; those that are not there are left out. */
  applicationsOf(ids: readonly number[]): Promise<Queued[]>;
  /** All applications of the same address or phone as one of them, that one left out, newest first. */
  ofSamePerson(id: number): Promise<Queued[]>;
  /** For each job, how many applications it has, how many are new, and how many came on each day since (ISO 8601). */
  applicationsByJob(since: string): Promise<Map<string, JobNumbers>>;
  /** Applications in a stage that were received before a moment (ISO 8601), the oldest first. */
  receivedBefore(stage: Stage, moment: string, limit: number): Promise<{ ids: number[]; total: number }>;
};

export const OPEN_STAGES = STAGES.filter((stage) => !isEnded(stage));

// "no" is said by somebody, of one that was taken for automatic.
const CONDITIONS = {
  true: "AND automatic NOT IN ('', 'no')",
  false: "AND automatic IN ('', 'no')",
  null: '',
};

/** Ids grow with the time of receipt: an index by job and stage then needs no other column. */
async function firstSince({ query }: Sql, since: string): Promise<number> {
  if (since === '') return 0;
  const [first] = await query<{ id: number }>(
    'SELECT id FROM applications WHERE received_at >= $1 ORDER BY received_at, id LIMIT 1',
    [since],
  );
  return first?.id ?? Number.MAX_SAFE_INTEGER;
}

type Range = { from?: number; before?: number; limit: number; oldestFirst?: boolean };

async function idsOf(
  sql: Sql,
  wanted: Wanted,
  { from = 0, before = Number.MAX_SAFE_INTEGER, limit, oldestFirst }: Range,
): Promise<number[]> {
  const { jobId, stages, since, automatic, among } = wanted;
  const rows = await sql.query<{ id: number }>(
    `SELECT id FROM applications
     WHERE id >= CAST($1 AS bigint) AND id < CAST($2 AS bigint) AND stage ${sql.oneOf('$3', 'text')}
       ${CONDITIONS[`${automatic}`]} ${jobId === '' ? "AND $4 = ''" : 'AND job_id = $4'}
       ${among ? `AND id ${sql.oneOf('$6', 'bigint')}` : ''}
     ORDER BY id ${oldestFirst ? 'ASC' : 'DESC'} LIMIT CAST($5 AS bigint)`,
    [Math.max(from, await firstSince(sql, since)), before, stages, jobId, limit, ...(among ? [among] : [])],
  );
  return rows.map(({ id }) => id);
}

type Row = SubmissionRow & { stage: Stage; automatic: string };

export function createQueueStore({ read }: Database, key: StoreKey): QueueStore {
  const applicationsWhere = async (where: string, values: unknown[]): Promise<Queued[]> => {
    const select = selectSubmissions('applications').replace(
      'SELECT ',
      'SELECT form.stage, form.automatic, ',
    );
    const rows = await read.query<Row>(`${select} WHERE ${where} ORDER BY form.id DESC`, values);
    return rows.map((row) => ({
      form: submissionOf('applications', row, key),
      stage: row.stage,
      automatic: row.automatic === 'no' ? '' : row.automatic,
    }));
  };
  const applicationsOf = async (ids: readonly number[]): Promise<Queued[]> => {
    const found = await applicationsWhere(`form.id ${read.oneOf('$1', 'bigint')}`, [ids]);
    const byId = new Map(found.map((one) => [one.form.id, one]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  return {
    applicationsOf,
    queued: async (wanted, before, limit) => applicationsOf(await idsOf(read, wanted, { before, limit })),
    queuedIds: (wanted, limit) => idsOf(read, wanted, { limit }),
    nextIds: (wanted, from, limit, backwards) =>
      idsOf(read, wanted, backwards ? { before: from, limit } : { from, limit, oldestFirst: true }),
    async countStages({ jobId, since, among }) {
      const rows = await read.query<{ stage: Stage; folded: number; count: number }>(
        `SELECT stage, CASE WHEN 1 = 1 ${CONDITIONS.true} THEN 1 ELSE 0 END AS folded, count(*) AS count
         FROM applications WHERE id >= CAST($1 AS bigint) ${jobId === '' ? "AND $2 = ''" : 'AND job_id = $2'}
           ${among ? `AND id ${read.oneOf('$3', 'bigint')}` : ''} GROUP BY 1, 2`,
        [await firstSince(read, since), jobId, ...(among ? [among] : [])],
      );
      const counts = {
        ...(Object.fromEntries(STAGES.map((stage) => [stage, 0])) as StageCounts),
        automatic: 0,
      };
      for (const { stage, folded, count } of rows)
        if (Number(folded) === 0) counts[stage] += Number(count);
        else if (!isEnded(stage)) counts.automatic += Number(count);
      return counts;
    },
    ofSamePerson: (id) =>
      applicationsWhere(
        `form.id <> CAST($1 AS bigint) AND form.id IN (
           SELECT other.id FROM applications one JOIN applications other ON other.email_hash = one.email_hash
             WHERE one.id = CAST($1 AS bigint)
           UNION SELECT other.id FROM applications one JOIN applications other ON other.phone_hash = one.phone_hash
             WHERE one.id = CAST($1 AS bigint))`,
        [id],
      ),
    async applicationsByJob(since) {
      const jobs = new Map<string, JobNumbers>();
      const stages = await read.query<{ id: string; stage: Stage; count: number }>(
        'SELECT job_id AS id, stage, count(*) AS count FROM applications GROUP BY job_id, stage',
      );
      for (const { id, stage, count } of stages) {
        const job = jobs.get(id) ?? { total: 0, fresh: 0, days: new Map<string, number>() };
        job.total += Number(count);
        if (stage === 'new') job.fresh += Number(count);
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
    async receivedBefore(stage, moment, limit) {
      const first = await firstSince(read, moment);
      const rows = await read.query<{ id: number }>(
        `SELECT id FROM applications WHERE stage = $1 AND id < CAST($2 AS bigint) ${CONDITIONS.false}
         ORDER BY id`,
        [stage, first],
      );
      return { ids: rows.slice(0, limit).map(({ id }) => id), total: rows.length };
    },
  };
}
