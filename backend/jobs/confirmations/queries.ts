import { lockEventLog } from '../changes/event-log';
import type { Job } from '../jobs';
import { untilDone, type Sql } from '../../store/database';
import type { SealedDatabase } from '../../keys/store-key';
import { askRecruiters } from './ask-recruiters';
import { contentColumns, listingKey, type JobRow } from '../job-rows';
import type { TextIndex } from '../search/search';
import { closeBatch, addToIndexes } from '../writes';

/** A job that staff are asked to confirm. */
type AskedJob = Pick<Job, 'id' | 'title' | 'location'> & { confirmed_at: string };

/** Selects a recruiter's jobs by their address (case-insensitive); null selects jobs without a recruiter. */
type JobsOf = {
  recruiter: string | null;
  /** Only jobs last confirmed at or before this time (ISO 8601). */
  confirmedUpTo: string;
};

const CONFIRM_BATCH = 500;
const TO_ASK = 'listing_key IS NOT NULL AND NOT is_sample AND confirmed_at <= $1';

type Confirming = { ids: string[]; markedUpTo: string; after: number };

/** Confirms one batch of jobs after a pk, to keep transactions short. Resolves with their number and the last pk. */
async function confirmBatch(sql: Sql, { ids, markedUpTo, after }: Confirming, now: Date) {
  const log = await lockEventLog(sql, now);
  const jobs = await sql.query<{ pk: number; id: string; slug: string; confirmed_at: string }>(
    `SELECT pk, id, slug, confirmed_at FROM jobs
     WHERE pk > $1 AND listing_key IS NOT NULL AND NOT is_sample AND id ${sql.oneOf('$2', 'text')}
     ORDER BY pk LIMIT ${CONFIRM_BATCH}`,
    [after, ids],
  );
  if (jobs.length === 0) return { count: 0, last: null };
  await sql.query(`UPDATE jobs SET confirmed_at = $2 WHERE pk ${sql.oneOf('$1', 'bigint')}`, [
    jobs.map(({ pk }) => pk),
    now.toISOString(),
  ]);
  for (const job of jobs) if (job.confirmed_at <= markedUpTo) log.add(job, 'updated');
  await log.write();
  return { count: jobs.length, last: jobs.at(-1)?.pk ?? null };
}

type Row = Omit<JobRow, 'source'> & { category: string };

type Reopened = 'reopened' | 'open' | 'expired' | 'unknown';

async function reopen(sql: Sql, index: TextIndex, id: string, now: Date): Promise<Reopened> {
  const log = await lockEventLog(sql, now);
  const [row] = await sql.query<Row>(
    `SELECT jobs.id, pk, slug, listing_key, sort_at, category_id, categories.name AS category,
       ${contentColumns.filter((name) => name !== 'slug').join(', ')}
     FROM jobs JOIN categories ON categories.id = category_id WHERE jobs.id = $1`,
    [id],
  );
  if (!row) return 'unknown';
  if (row.listing_key !== null) return 'open';
  if (row.expires_at !== null && row.expires_at <= now.toISOString()) return 'expired';
  const key = listingKey(row.sort_at, row.pk, now);
  await sql.query(
    `UPDATE jobs SET listing_key = $2, closed_at = NULL, closed_reason = '', confirmed_at = $3 WHERE pk = $1`,
    [row.pk, key, now.toISOString()],
  );
  const entry = { listingKey: key, job: row, categoryId: row.category_id, categoryName: row.category };
  await addToIndexes(sql, index, [entry], now);
  log.add(row, 'published');
  await log.write();
  return 'reopened';
}

const RECRUITER = {
  none: "recruiter_email IS NULL AND $2 = ''",
  one: 'lower(recruiter_email) = $2',
};

export type ConfirmationStore = ReturnType<typeof createConfirmations>;

/**
 * Confirmations that jobs are still open. Storing, changing, publishing or reopening a job confirms it too;
 * re-importing it unchanged does not. Samples are never asked about or closed.
 */
export function createConfirmations({ read, transaction }: SealedDatabase, index: TextIndex) {
  return {
    /**
     * Confirms the active ones of these jobs and resolves with their number. Logs a change for those last confirmed
     * at or before `markedUpTo`, because visitors saw them marked; '' logs none.
     */
    async confirmJobs(ids: string[], markedUpTo: string) {
      let count = 0;
      for (let after: number | null = 0; after !== null;) {
        const which: Confirming = { ids, markedUpTo, after };
        const step = await transaction((sql) => confirmBatch(sql, which, sql.now()));
        count += step.count;
        after = step.last;
      }
      return count;
    },
    /** Reopens a closed job. 'expired': its closing date has passed; 'open': it was open already. */
    reopenJob: (id: string) => transaction((sql) => reopen(sql, index, id, sql.now())),
    /**
     * Closes jobs unconfirmed since a moment and resolves with their number. Closes none unless staff were asked
     * every week since `since`, including the week of the Monday `week`, so that they could answer first.
     */
    async closeUnconfirmed(confirmedUpTo: string, { since, week }: { since: string; week: string }) {
      const [asked] = await read.query(
        'SELECT asking_since FROM store_state WHERE asking_since <= $1 AND asked_week >= $2',
        [since, week],
      );
      if (!asked) return 0;
      const found = await read.query(`SELECT pk FROM jobs WHERE ${TO_ASK} LIMIT 1`, [confirmedUpTo]);
      if (found.length === 0) return 0;
      const where = 'NOT is_sample AND confirmed_at <= $1';
      return untilDone(() =>
        transaction((sql) =>
          closeBatch(sql, index, { where, values: [confirmedUpTo], reason: 'unconfirmed' }, sql.now()),
        ),
      );
    },
    /** Returns active jobs to ask about, the longest unconfirmed first. */
    async jobsToConfirm({ recruiter, confirmedUpTo, limit }: JobsOf & { limit: number }) {
      const where = `FROM jobs WHERE ${TO_ASK} AND ${recruiter === null ? RECRUITER.none : RECRUITER.one}`;
      const values = [confirmedUpTo, recruiter ?? ''];
      const [counted] = await read.query<{ total: number }>(`SELECT count(*) AS total ${where}`, values);
      const jobs = await read.query<AskedJob>(
        `SELECT id, title, location, confirmed_at ${where} ORDER BY confirmed_at, pk LIMIT $3`,
        [...values, limit],
      );
      return { jobs, total: counted?.total ?? 0 };
    },
    /** Returns the recruiters with jobs to ask about, in lower case; null stands for jobs without a recruiter. */
    recruitersToAsk: (confirmedUpTo: string) =>
      read.column<string | null>(
        `SELECT DISTINCT lower(recruiter_email) AS recruiter FROM jobs WHERE ${TO_ASK} ORDER BY recruiter`,
        [confirmedUpTo],
      ),
    /** Returns the Monday of the last week in which staff were asked; null before the first. */
    async lastAskedWeek() {
      const [state] = await read.query<{ asked_week: string | null }>('SELECT asked_week FROM store_state');
      return state?.asked_week ?? null;
    },
    /** Records that the week of this Monday is asked and queues the mails. False when another process did so first. */
    askRecruiters: (week: string, recruiters: (string | null)[]) =>
      transaction((sql) => askRecruiters(sql, week, recruiters)),
  };
}
