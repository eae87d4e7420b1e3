import { createHash, randomBytes } from 'node:crypto';
import type { AlertStore, AlertWish, JobAlert } from './alerts';
import { numberOfId } from '../jobs/job-ids';
import { jobColumns } from '../jobs/job-rows';
import { takeTurn } from '../mails/quota';
import { queueMail } from '../mails/queue-mail';
import { ask, type StepRunner, type Steps } from '../steps';
import type { ListedJob } from '../store';

const DAY_MS = 24 * 60 * 60 * 1000;
const UNCONFIRMED_KEPT_DAYS = 7;
const ALERT = 'id, email, keyword, category_id, location, created_at, confirmed_at, last_seq, last_day';

/** The form in which addresses are one: in any capitalisation. */
export const addressKey = (email: string) => email.trim().toLowerCase();

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

function* request(email: string, wish: AlertWish, token: string, now: Date): Steps<void> {
  const same = [addressKey(email), wish.keyword, wish.category_id, wish.location];
  const known = () =>
    ask<JobAlert>(
      `SELECT ${ALERT} FROM job_alerts
       WHERE email_key = $1 AND keyword = $2 AND category_id = $3 AND location = $4`,
      ...same,
    );
  if ((yield* known())[0]?.confirmed_at || !(yield* takeTurn(email, 'alert', now))) return;
  yield* ask(
    `INSERT INTO job_alerts (email_key, keyword, category_id, location, email, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (email_key, keyword, category_id, location) DO NOTHING`,
    ...[...same, email, now.toISOString()],
  );
  const [alert] = yield* known();
  if (!alert) return;
  yield* ask(
    'INSERT INTO alert_tokens (hash, alert_id, created_at) VALUES ($1, $2, $3)',
    ...[hashOf(token), alert.id, now.toISOString()],
  );
  yield* queueMail({ kind: 'alert-confirm', alertId: alert.id, token }, now);
}

function* lastChange(): Steps<number> {
  const [last] = yield* ask<{ seq: number }>('SELECT seq FROM last_change');
  return last?.seq ?? 0;
}

function* confirm(token: string, day: string, now: Date): Steps<boolean> {
  const [alert] = yield* ask<JobAlert>(
    `SELECT ${ALERT} FROM job_alerts WHERE id = (SELECT alert_id FROM alert_tokens WHERE hash = $1)`,
    hashOf(token),
  );
  if (!alert) return false;
  if (alert.confirmed_at !== null) return true;
  const seq = yield* lastChange();
  yield* ask(
    'UPDATE job_alerts SET confirmed_at = $2, last_seq = $3, last_day = $4 WHERE id = $1 AND confirmed_at IS NULL',
    ...[alert.id, now.toISOString(), seq, day],
  );
  return true;
}

function* advance(
  alert: JobAlert,
  next: { day: string; upToSeq: number },
  hasNews: boolean,
  now: Date,
): Steps<boolean> {
  const moved = yield* ask(
    'UPDATE job_alerts SET last_day = $3, last_seq = $4 WHERE id = $1 AND last_day = $2 RETURNING id',
    ...[alert.id, alert.last_day, next.day, next.upToSeq],
  );
  if (moved.length === 0) return false;
  const { upToSeq } = next;
  if (hasNews) yield* queueMail({ kind: 'alert', alertId: alert.id, afterSeq: alert.last_seq, upToSeq }, now);
  return true;
}

function* secret(): Steps<Buffer> {
  const name = 'alerts';
  yield* ask(
    'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
    ...[name, randomBytes(32)],
  );
  const [found] = yield* ask<{ value: Buffer }>('SELECT value FROM secrets WHERE name = $1', name);
  if (!found) throw new Error('The secret of the alerts was neither written nor found.');
  return found.value;
}

/** Job alerts on either engine. */
export function createAlertStore({ read, write, fits }: StepRunner, now: () => Date): AlertStore {
  const newJobs: AlertStore['newJobs'] = async (wish, { afterSeq, upToSeq }, limit) => {
    const conditions = ["kind = 'published'", 'seq > $1', 'seq <= $2', 'listing_key IS NOT NULL'];
    const values: unknown[] = [afterSeq, upToSeq];
    const add = (value: unknown) => `$${values.push(value)}`;
    if (wish.category_id !== '') {
      const category = numberOfId(wish.category_id);
      if (category === null) return { jobs: [], total: 0 };
      conditions.push(`category_id = CAST(${add(category)} AS bigint)`);
    }
    if (wish.location !== '') {
      const city = `(SELECT id FROM cities WHERE slug = ${add(wish.location)})`;
      conditions.push(`listing_key IN (SELECT listing_key FROM job_cities WHERE city_id = ${city})`);
    }
    const text = await fits(wish.keyword, `$${values.length + 1}`);
    if (text) {
      add(text.value);
      conditions.push(text.condition);
    }
    const published = `FROM job_changes JOIN jobs ON jobs.id = job_id WHERE ${conditions.join(' AND ')}`;
    const [counted] = await read(
      ask<{ total: number }>(`SELECT count(DISTINCT listing_key) AS total ${published}`, ...values),
    );
    const jobs = await read(
      ask<ListedJob>(
        `SELECT ${jobColumns.summary} FROM jobs WHERE listing_key IN (SELECT listing_key ${published})
         ORDER BY listing_key DESC LIMIT ${limit}`,
        ...values,
      ),
    );
    return { jobs, total: counted?.total ?? 0 };
  };

  return {
    requestAlert: (email, wish, token) => write(request(email, wish, token, now())),
    confirmAlert: (token, day) => write(confirm(token, day, now())),
    removeAlert: async (id) => void (await write(ask('DELETE FROM job_alerts WHERE id = $1', id))),
    getAlert: async (id) =>
      (await read(ask<JobAlert>(`SELECT ${ALERT} FROM job_alerts WHERE id = $1`, id)))[0] ?? null,
    dueAlert: async (day) => {
      const sql = `SELECT ${ALERT} FROM job_alerts WHERE confirmed_at IS NOT NULL AND last_day < $1
        ORDER BY last_day, id LIMIT 1`;
      return (await read(ask<JobAlert>(sql, day)))[0] ?? null;
    },
    advanceAlert: (alert, next, hasNews) => write(advance(alert, next, hasNews, now())),
    eraseUnconfirmedAlerts: async () => {
      const sql = 'DELETE FROM job_alerts WHERE confirmed_at IS NULL AND created_at < $1 RETURNING id';
      return (await write(ask(sql, daysBefore(now(), UNCONFIRMED_KEPT_DAYS)))).length;
    },
    countAlerts: async () => {
      const [counts] = await read(
        ask<{ confirmed: number; unconfirmed: number }>(
          'SELECT count(confirmed_at) AS confirmed, count(*) - count(confirmed_at) AS unconfirmed FROM job_alerts',
        ),
      );
      return counts ?? { confirmed: 0, unconfirmed: 0 };
    },
    alertSecret: () => write(secret()),
    lastChange: () => read(lastChange()),
    newJobs,
  };
}
