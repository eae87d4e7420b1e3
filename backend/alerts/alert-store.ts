import { ALERT_FREQUENCIES, type AlertFrequency } from '../../lib/contract/forms/job-alert';
import { anonymiseConsents } from '../forms/consents';
import type { JobStore } from '../jobs/jobs';
import type { SealedDatabase, SealedSql } from '../keys/store-key';
import { filtersOfText } from '../../lib/contract/filters';
import type { AlertWish, Checked, JobAlert } from './alerts';
import { advance, alertByToken, alertsWhere, confirmAlert, requestAlert } from './requests';

const UNCONFIRMED_KEPT_MS = 7 * 24 * 60 * 60 * 1000;
// Includes cascading deletions.
const ERASED = ['job_alerts', 'alert_tokens', 'mails', 'consents'];

export type AlertStore = ReturnType<typeof createAlertStore>;

/** Job alerts. Only hashes of tokens are stored. */
export function createAlertStore(
  { read, transaction, erase }: SealedDatabase,
  findJobs: JobStore['findJobs'],
) {
  const oneAlert = async (condition: string, value: unknown) => {
    const [alert] = await alertsWhere(read, condition, [value]);
    return alert ?? null;
  };

  return {
    /**
     * Stores an alert and queues the confirmation request, unless it is already confirmed with this frequency or its
     * mailbox received three requests in the last 24 hours. `token` is stored until that mail is sent.
     */
    requestAlert: (email: string, wish: AlertWish, token: string) =>
      transaction((sql) => requestAlert(sql, email, wish, token)),
    /** Confirms a token's alert with the frequency requested. False for an unknown token. `day` as in JobAlert.last_day. */
    confirmAlert: (token: string, day: string) => transaction((sql) => confirmAlert(sql, token, day)),
    /** Returns a token's alert with the frequency requested; null if it has that already. */
    async alertToConfirm(token: string): Promise<JobAlert | null> {
      const asked = await alertByToken(read, token);
      return asked?.isDone ? null : asked;
    },
    /** Erases an alert, if it exists, with its mails. */
    async removeAlert(id: number) {
      await erase(ERASED, async (sql) => {
        await anonymiseConsents(sql, 'alerts', 'SELECT id FROM job_alerts WHERE id = $1', [id]);
        await sql.query('DELETE FROM job_alerts WHERE id = $1', [id]);
      });
    },
    getAlert: (id: number) => oneAlert('id = $1', id),
    /** Returns a confirmed alert not checked since its frequency's day, or null. */
    async dueAlert(since: Record<AlertFrequency, string>) {
      for (const frequency of ALERT_FREQUENCIES) {
        const due = await oneAlert(
          `confirmed_at IS NOT NULL AND frequency = '${frequency}' AND last_day < $1
           ORDER BY last_day, id LIMIT 1`,
          since[frequency],
        );
        if (due) return due;
      }
      return null;
    },
    /** Advances an alert and queues a mail if `hasNews`. False when another process did so first. */
    advanceAlert: (alert: JobAlert, checked: Checked) => transaction((sql) => advance(sql, alert, checked)),
    /** Erases alerts not confirmed within 7 days and resolves with their number. */
    async eraseUnconfirmedAlerts() {
      const old = 'DELETE FROM job_alerts WHERE confirmed_at IS NULL AND created_at < $1 RETURNING id';
      const erased = await erase(ERASED, ({ query, at }) => query(old, [at(-UNCONFIRMED_KEPT_MS)]));
      return erased.length;
    },
    async countAlerts() {
      const [counts] = await read.query<{ confirmed: number; unconfirmed: number }>(
        'SELECT count(confirmed_at) AS confirmed, count(*) - count(confirmed_at) AS unconfirmed FROM job_alerts',
      );
      return counts ?? { confirmed: 0, unconfirmed: 0 };
    },
    /** Returns the `seq` of the latest change to jobs. */
    async lastChange() {
      const [seq] = await read.column<number>('SELECT seq FROM last_change');
      return seq ?? 0;
    },
    newJobs: (alert: AlertWish, changes: Changes, limit: number) =>
      newJobs(read, findJobs, alert, changes, limit),
  };
}

type Changes = { afterSeq: number; upToSeq: number; markedUpTo: string };

/**
 * Returns active jobs that match an alert and were published by changes after `afterSeq` up to `upToSeq`, newest first,
 * excluding those last confirmed at or before `markedUpTo` ('': none excluded).
 */
async function newJobs(
  { query }: SealedSql,
  findJobs: JobStore['findJobs'],
  { keyword, category_id: category, location, filters }: AlertWish,
  { afterSeq, upToSeq, markedUpTo }: Changes,
  limit: number,
) {
  const published = await query<{ listing_key: number }>(
    `SELECT DISTINCT listing_key FROM job_changes JOIN jobs ON jobs.id = job_id
     WHERE kind = 'published' AND seq > $1 AND seq <= $2 AND listing_key IS NOT NULL
       AND (is_sample OR confirmed_at > $3)`,
    [afterSeq, upToSeq, markedUpTo],
  );
  return findJobs({
    keyword,
    words: 'fitting',
    filters: { ...filtersOfText(filters), category, location },
    sort: 'newest',
    page: 1,
    perPage: limit,
    summary: true,
    among: published.map(({ listing_key }) => listing_key),
  });
}
