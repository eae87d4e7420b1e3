import { lastChange } from '../requests';
import { anonymiseConsents } from '../../forms/consents';
import type { Database, Sql } from '../../store/database';
import type { JobStore } from '../../jobs/jobs';
import type { StoreKey } from '../../keys/store-key';
import { emailHash, openTexts } from '../../keys/sealed-rows';
import { queueMail } from '../../mail/queue';
import { filtersOfText } from '../../../lib/contract/filters';
import type { Registration, RegistrationStore } from './registrations';

const TABLE = 'registrations';
const COLUMNS = 'id, received_at, kept_until, asked_at, matches_since, last_seq, last_day, sealed';
// With what is deleted along.
const ERASED = [TABLE, 'registration_cvs', 'mails', 'consents'];

type Row = Omit<Registration, 'email' | 'roles' | 'cities'> & { sealed: Buffer };

async function one(
  sql: Sql,
  key: StoreKey,
  condition: string,
  values: unknown[],
): Promise<Registration | null> {
  const [row] = await sql.query<Row>(`SELECT ${COLUMNS} FROM ${TABLE} WHERE ${condition}`, values);
  if (!row) return null;
  const { sealed, ...registration } = row;
  const { email = '', roles = '', cities = '' } = openTexts(key, sealed, TABLE, row.id);
  return { ...registration, email, roles, cities };
}

/** Deletes the CVs that a condition chooses, with their files; their mails go along. */
async function remove(sql: Sql, condition: string, value: unknown): Promise<number> {
  const { query } = sql;
  const ids = `SELECT id FROM ${TABLE} WHERE ${condition}`;
  await anonymiseConsents(sql, 'registrations', ids, [value]);
  await query(`DELETE FROM registration_cvs WHERE registration_id IN (${ids})`, [value]);
  await query(`DELETE FROM mails WHERE registration_id IN (${ids})`, [value]);
  return (await query(`DELETE FROM ${TABLE} WHERE ${condition} RETURNING id`, [value])).length;
}

async function startMatches(sql: Sql, key: StoreKey, id: number, day: string, now: Date) {
  const registration = await one(sql, key, 'id = $1', [id]);
  if (!registration) return false;
  await sql.query(`UPDATE ${TABLE} SET matches_since = NULL WHERE id <> $1 AND email_hash = $2`, [
    id,
    emailHash(key, registration.email),
  ]);
  await sql.query(
    `UPDATE ${TABLE} SET matches_since = $2, last_seq = $3, last_day = $4 WHERE id = $1 AND matches_since IS NULL`,
    [id, now.toISOString(), await lastChange(sql), day],
  );
  return true;
}

async function askToKeep(sql: Sql, key: StoreKey, endingBefore: string, now: Date): Promise<boolean> {
  const [asked] = await sql.query<{ id: number }>(
    `UPDATE ${TABLE} SET asked_at = $2 WHERE asked_at IS NULL AND id =
       (SELECT id FROM ${TABLE} WHERE asked_at IS NULL AND kept_until < $1 ORDER BY kept_until, id LIMIT 1
        ${sql.skipLocked})
     RETURNING id`,
    [endingBefore, now.toISOString()],
  );
  if (!asked) return false;
  await queueMail(sql, key, { kind: 'registration-keep', registration_id: asked.id }, now);
  return true;
}

/** Whether a job fits a wish, by the search that finds an alert's new jobs. */
function jobFits({ query }: Sql, findJobs: JobStore['findJobs']): RegistrationStore['jobFits'] {
  return async (jobId, { keyword, category_id: category, location, filters }) => {
    const [job] = await query<{ listing_key: number | null }>('SELECT listing_key FROM jobs WHERE id = $1', [
      jobId,
    ]);
    if (!job || job.listing_key === null) return false;
    const { total } = await findJobs({
      keyword,
      words: 'fitting',
      filters: { ...filtersOfText(filters), category, location },
      ...{ page: 1, perPage: 0, summary: true, among: [job.listing_key] },
    });
    return total > 0;
  };
}

export function createRegistrationStore(
  { read, transaction, erase }: Database,
  key: StoreKey,
  findJobs: JobStore['findJobs'],
  now: () => Date,
): RegistrationStore {
  /** Runs a statement with RETURNING; whether it had a row. */
  const change = async (text: string, values: unknown[]) =>
    (await transaction(({ query }) => query(text, values))).length > 0;
  return {
    getRegistration: (id) => one(read, key, 'id = $1', [id]),
    keepRegistration: (id, until) =>
      change(`UPDATE ${TABLE} SET kept_until = $2, asked_at = NULL WHERE id = $1 RETURNING id`, [id, until]),
    eraseRegistration: async (id) => (await erase(ERASED, (sql) => remove(sql, 'id = $1', id))) > 0,
    eraseEndedRegistrations: () =>
      erase(ERASED, (sql) => remove(sql, 'kept_until < $1', now().toISOString())),
    async askToKeep(endingBefore) {
      // Asked every half minute, so that most of the time nothing may be written.
      const due = await read.query(
        `SELECT id FROM ${TABLE} WHERE asked_at IS NULL AND kept_until < $1 LIMIT 1`,
        [endingBefore],
      );
      return due.length > 0 && transaction((sql) => askToKeep(sql, key, endingBefore, now()));
    },
    startMatches: (id, day) => transaction((sql) => startMatches(sql, key, id, day, now())),
    stopMatches: (id) =>
      transaction(async ({ query }) => {
        await query("DELETE FROM mails WHERE registration_id = $1 AND kind = 'registration-matches'", [id]);
        const found = await query(`UPDATE ${TABLE} SET matches_since = NULL WHERE id = $1 RETURNING id`, [
          id,
        ]);
        return found.length > 0;
      }),
    dueMatches: (since) =>
      one(read, key, 'matches_since IS NOT NULL AND last_day < $1 ORDER BY last_day, id LIMIT 1', [since]),
    advanceMatches: ({ id, last_day, last_seq: after_seq }, { day, upToSeq }, hasNews) =>
      transaction(async (sql) => {
        const moved = await sql.query(
          `UPDATE ${TABLE} SET last_day = $3, last_seq = $4
           WHERE id = $1 AND last_day = $2 AND matches_since IS NOT NULL RETURNING id`,
          [id, last_day, day, upToSeq],
        );
        if (moved.length === 0) return false;
        const about = { registration_id: id, after_seq, up_to_seq: upToSeq };
        if (hasNews) await queueMail(sql, key, { kind: 'registration-matches', ...about }, now());
        return true;
      }),
    jobFits: jobFits(read, findJobs),
  };
}
