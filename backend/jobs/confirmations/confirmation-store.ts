import type { SealedDatabase, SealedSql } from '../../keys/store-key';
import { queueMail } from '../../mail/queue';
import { untilDone } from '../../store/database';
import { lockEventLog } from '../changes/event-log';
import type { Job } from '../jobs';
import { reopen } from '../reopen-job';
import { closeBatch } from '../writes';

/** A job that staff are asked to confirm. */
type AskedJob = Pick<Job, 'id' | 'title' | 'location'> & { confirmed_at: string };

type Asking = {
  /** Only jobs of a recruiter with this address (case-insensitive), or null: without a recruiter. */
  recruiter?: string | null;
  /** Only jobs last confirmed at or before this time (ISO 8601). */
  confirmedUpTo: string;
  limit: number;
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const CONFIRM_BATCH = 500;
const TO_ASK = 'listing_key IS NOT NULL AND NOT is_sample AND confirmed_at <= $1';

/** Confirms the active ones of these jobs; resolves with their number. */
async function confirm(sql: SealedSql, ids: string[], markedUpTo: string): Promise<number> {
  const log = await lockEventLog(sql, sql.now());
  const jobs = await sql.query<{ pk: number; id: string; slug: string; confirmed_at: string }>(
    `SELECT pk, id, slug, confirmed_at FROM jobs
     WHERE listing_key IS NOT NULL AND NOT is_sample AND id ${sql.oneOf('$1', 'text')}`,
    [ids],
  );
  const pks = jobs.map(({ pk }) => pk);
  await sql.query(`UPDATE jobs SET confirmed_at = $2 WHERE pk ${sql.oneOf('$1', 'bigint')}`, [pks, sql.at()]);
  for (const job of jobs) if (job.confirmed_at <= markedUpTo) log.add(job, 'updated');
  await log.write();
  return jobs.length;
}

type Asked = { asked_week: string | null; asking_since: string | null };

async function ask(sql: SealedSql, week: string, recruiters: (string | null)[]): Promise<boolean> {
  const [last] = await sql.query<Asked>(`SELECT asked_week, asking_since FROM store_state ${sql.forUpdate}`);
  const before = last?.asked_week ?? '';
  if (before >= week) return false;
  // Starts anew after a week without questions.
  const isNextWeek = Date.parse(week) - Date.parse(before) === WEEK_MS;
  const since = (isNextWeek && last?.asking_since) || sql.at();
  await sql.query('UPDATE store_state SET asked_week = $1, asking_since = $2', [week, since]);
  for (const recruiter of recruiters)
    await queueMail(sql, { kind: 'open-jobs', until: sql.at(), email: recruiter ?? '' });
  return true;
}

export type ConfirmationStore = ReturnType<typeof createConfirmations>;

/**
 * Confirmations that jobs are still open. Storing, changing, publishing or reopening a job confirms it too;
 * re-importing it unchanged does not. Samples are never asked about or closed.
 */
export function createConfirmations({ read, transaction }: SealedDatabase) {
  return {
    /**
     * Confirms the active ones of these jobs and resolves with their number. Logs a change for those last confirmed
     * at or before `markedUpTo`, because visitors saw them marked; '' logs none.
     */
    async confirmJobs(ids: string[], markedUpTo: string) {
      let count = 0;
      // In batches, to keep transactions short.
      for (let from = 0; from < ids.length; from += CONFIRM_BATCH) {
        const batch = ids.slice(from, from + CONFIRM_BATCH);
        count += await transaction((sql) => confirm(sql, batch, markedUpTo));
      }
      return count;
    },
    reopenJob: (id: string) => transaction((sql) => reopen(sql, id, sql.now())),
    /**
     * Closes jobs unconfirmed since a moment and resolves with their number. Closes none unless staff were asked
     * every week since `since`, including the week of the Monday `week`, so that they could answer first.
     */
    async closeUnconfirmed(confirmedUpTo: string, { since, week }: { since: string; week: string }) {
      const found = await read.query(
        `SELECT pk FROM jobs, store_state WHERE ${TO_ASK} AND asking_since <= $2 AND asked_week >= $3 LIMIT 1`,
        [confirmedUpTo, since, week],
      );
      if (found.length === 0) return 0;
      const where = 'NOT is_sample AND confirmed_at <= $1';
      return untilDone(() =>
        transaction((sql) =>
          closeBatch(sql, { where, values: [confirmedUpTo], reason: 'unconfirmed' }, sql.now()),
        ),
      );
    },
    /** Returns active jobs to ask about, the longest unconfirmed first, and the number of all. */
    async jobsToConfirm({ recruiter, confirmedUpTo, limit }: Asking) {
      const ofWhom = recruiter === undefined ? '' : 'AND lower(recruiter_email) IS NOT DISTINCT FROM $3';
      const jobs = await read.query<AskedJob & { total: number }>(
        `SELECT id, title, location, confirmed_at, count(*) OVER () AS total FROM jobs WHERE ${TO_ASK} ${ofWhom}
         ORDER BY confirmed_at, pk LIMIT $2`,
        [confirmedUpTo, limit, ...(recruiter === undefined ? [] : [recruiter])],
      );
      return { jobs, total: jobs[0]?.total ?? 0 };
    },
    /** Returns the recruiters with jobs to ask about, in lower case; null stands for jobs without a recruiter. */
    recruitersToAsk: (confirmedUpTo: string) =>
      read.column<string | null>(
        `SELECT DISTINCT lower(recruiter_email) AS recruiter FROM jobs WHERE ${TO_ASK} ORDER BY recruiter`,
        [confirmedUpTo],
      ),
    /** Returns the Monday of the last week in which staff were asked; null before the first. */
    async lastAskedWeek() {
      const [week] = await read.column<string | null>('SELECT asked_week FROM store_state');
      return week ?? null;
    },
    /**
     * Records that the week of this Monday ("2026-11-23") is asked and queues the mails. False when another process did
     * so first.
     */
    askRecruiters: (week: string, recruiters: (string | null)[]) =>
      transaction((sql) => ask(sql, week, recruiters)),
  };
}
