import { CLOSE_DAYS, confirmedUpTo, FRESH_DAYS, markedUpTo } from '../../../lib/jobs/facts/confirmation';
import { DAY_MS } from '../../../lib/base/text/indian-day';
import { alertDay, mondayOf } from '../../base/indian-day';
import type { SealedDatabase, SealedSql } from '../../keys/store-key';
import { queueMail } from '../../mail/queue';
import { untilDone } from '../../store/database';
import { lockEventLog } from '../changes/event-log';
import type { Job } from '../jobs';
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

// Gives staff a full week for their first answer, even after mail was set up late or the server was down for months.
const ASKED_DAYS = 7;
const CAN_ASK = 'listing_key IS NOT NULL AND NOT is_sample';
const TO_ASK = `${CAN_ASK} AND confirmed_at <= $1`;

async function confirm(sql: SealedSql, ids: string[]): Promise<number> {
  const log = await lockEventLog(sql);
  const jobs = await sql.query<{ pk: number; id: string; slug: string; confirmed_at: string }>(
    `SELECT pk, id, slug, confirmed_at FROM jobs WHERE ${CAN_ASK} AND id ${sql.oneOf('$1', 'text')}`,
    [ids],
  );
  const pks = jobs.map(({ pk }) => pk);
  await sql.query(`UPDATE jobs SET confirmed_at = $2 WHERE pk ${sql.oneOf('$1', 'bigint')}`, [pks, sql.at()]);
  const marked = markedUpTo(sql.now().getTime());
  for (const job of jobs) if (job.confirmed_at <= marked) log.add(job, 'updated');
  await log.write();
  return jobs.length;
}

const ASKED = 'SELECT asked_week, asking_since FROM store_state';
type Asked = { asked_week: string | null; asking_since: string | null };

async function ask(sql: SealedSql, week: string): Promise<boolean> {
  const [last] = await sql.query<Asked>(`${ASKED} ${sql.forUpdate}`);
  const before = last?.asked_week ?? '';
  if (before >= week) return false;
  // Starts anew after a week without questions.
  const isNextWeek = Date.parse(week) - Date.parse(before) === 7 * DAY_MS;
  const since = (isNextWeek && last?.asking_since) || sql.at();
  await sql.query('UPDATE store_state SET asked_week = $1, asking_since = $2', [week, since]);
  const recruiters = await sql.column<string | null>(
    `SELECT DISTINCT lower(recruiter_email) AS recruiter FROM jobs WHERE ${TO_ASK} ORDER BY recruiter`,
    [sql.at(-FRESH_DAYS * DAY_MS)],
  );
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
  const thisWeek = () => mondayOf(alertDay(read.now()));
  return {
    /**
     * Confirms the active ones of these jobs and resolves with their number. Logs a change for marked ones only,
     * because visitors saw that.
     */
    confirmJobs: (ids: string[]) => transaction((sql) => confirm(sql, ids)),
    /**
     * Closes jobs unconfirmed for CLOSE_DAYS and resolves with their number. Closes none unless staff were asked
     * every week for ASKED_DAYS, including this one, so that they could answer first.
     */
    async closeUnconfirmed() {
      const [asked] = await read.query<Asked>(ASKED);
      const since = read.at(-ASKED_DAYS * DAY_MS);
      if (!asked?.asking_since || asked.asking_since > since || asked.asked_week! < thisWeek()) return 0;
      const where = 'NOT is_sample AND confirmed_at <= $1';
      const values = [confirmedUpTo(CLOSE_DAYS, read.now().getTime())];
      return untilDone(() => transaction((sql) => closeBatch(sql, { where, values, reason: 'unconfirmed' })));
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
    /**
     * Queues the weekly mails asking each recruiter, and the desk for jobs without one, which jobs are still open: on
     * Monday after 8:00 IST, or on the next day the process runs. With several processes, exactly one queues them and
     * resolves with true.
     */
    async queueQuestions() {
      const week = thisWeek();
      const [asked] = await read.query<Asked>(ASKED);
      return (asked?.asked_week ?? '') < week && transaction((sql) => ask(sql, week));
    },
  };
}
