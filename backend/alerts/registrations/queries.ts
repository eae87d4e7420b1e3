import { lastChange, advance } from '../requests';
import { anonymiseConsents } from '../../forms/consents';
import { sealedUntil, sealForms } from '../../forms/sealed-forms';
import type { JobStore } from '../../jobs/jobs';
import type { SealedDatabase, SealedSql } from '../../keys/store-key';
import { emailHash, openTexts } from '../../keys/sealed-rows';
import { queueMail } from '../../mail/queue';
import { filtersOfText } from '../../../lib/contract/filters';
import type { AlertWish } from '../alerts';
import type { Registration } from './registrations';

const TABLE = 'registrations';
const COLUMNS = 'id, received_at, kept_until, asked_at, matches_since, last_seq, last_day, sealed';
// Includes cascading deletions.
const ERASED = [TABLE, 'registration_cvs', 'mails', 'consents'];

type Row = Omit<Registration, 'email' | 'roles' | 'cities'> & { sealed: Buffer };

async function one(sql: SealedSql, condition: string, values: unknown[]): Promise<Registration | null> {
  const [row] = await sql.query<Row>(`SELECT ${COLUMNS} FROM ${TABLE} WHERE ${condition}`, values);
  if (!row) return null;
  const { sealed, ...registration } = row;
  const { email = '', roles = '', cities = '' } = openTexts(sql.key, sealed, TABLE, row.id);
  return { ...registration, email, roles, cities };
}

/** Deletes the CVs that match a condition, with their files and mails. `until`: as in sealForms. */
async function remove(
  sql: SealedSql,
  [condition, value]: [string, unknown],
  until: Parameters<typeof sealForms>[2],
): Promise<number> {
  const { query } = sql;
  await sealForms(sql, { kinds: ['registrations'], where: condition, value }, until);
  const ids = `SELECT id FROM ${TABLE} WHERE ${condition}`;
  await anonymiseConsents(sql, 'registrations', ids, [value]);
  await query(`DELETE FROM registration_cvs WHERE registration_id IN (${ids})`, [value]);
  await query(`DELETE FROM mails WHERE registration_id IN (${ids})`, [value]);
  return (await query(`DELETE FROM ${TABLE} WHERE ${condition} RETURNING id`, [value])).length;
}

async function startMatches(sql: SealedSql, id: number, day: string) {
  const registration = await one(sql, 'id = $1', [id]);
  if (!registration) return false;
  await sql.query(`UPDATE ${TABLE} SET matches_since = NULL WHERE id <> $1 AND email_hash = $2`, [
    id,
    emailHash(sql.key, registration.email),
  ]);
  await sql.query(
    `UPDATE ${TABLE} SET matches_since = $2, last_seq = $3, last_day = $4 WHERE id = $1 AND matches_since IS NULL`,
    [id, sql.at(), await lastChange(sql), day],
  );
  return true;
}

async function askToKeep(sql: SealedSql, endingBefore: string): Promise<boolean> {
  const [asked] = await sql.query<{ id: number }>(
    `UPDATE ${TABLE} SET asked_at = $2 WHERE asked_at IS NULL AND id =
       (SELECT id FROM ${TABLE} WHERE asked_at IS NULL AND kept_until < $1 ORDER BY kept_until, id LIMIT 1
        ${sql.skipLocked})
     RETURNING id`,
    [endingBefore, sql.at()],
  );
  if (asked) await queueMail(sql, { kind: 'registration-keep', registration_id: asked.id });
  return asked !== undefined;
}

export type RegistrationStore = ReturnType<typeof createRegistrationStore>;

/** Registered CVs after FormStore.addRegistration received them. */
export function createRegistrationStore(
  { read, transaction, erase }: SealedDatabase,
  findJobs: JobStore['findJobs'],
) {
  /** Runs a statement with RETURNING; resolves with whether it returned a row. */
  const change = async (text: string, values: unknown[]) =>
    (await transaction(({ query }) => query(text, values))).length > 0;
  return {
    getRegistration: (id: number) => one(read, 'id = $1', [id]),
    /** Keeps a CV until a moment and allows asking again. False if it was erased. */
    keepRegistration: (id: number, until: string) =>
      change(`UPDATE ${TABLE} SET kept_until = $2, asked_at = NULL WHERE id = $1 RETURNING id`, [id, until]),
    /** Erases a CV with its mails. False if it was erased already. */
    eraseRegistration: (id: number) =>
      erase(ERASED, async (sql) => {
        const count = await remove(sql, ['id = $1', id], () => sealedUntil(sql.now(), sql.now()));
        return count > 0;
      }),
    /** Erases expired CVs and resolves with their number. */
    eraseEndedRegistrations: () =>
      erase(ERASED, (sql) =>
        remove(sql, ['kept_until < $1', sql.at()], (receivedAt) => sealedUntil(receivedAt, sql.now())),
      ),
    /** Queues the question whether to keep a CV that expires before `endingBefore`, once per CV. False if none is due. */
    async askToKeep(endingBefore: string) {
      // Polled every half minute: check without writing first.
      const due = await read.query(
        `SELECT id FROM ${TABLE} WHERE asked_at IS NULL AND kept_until < $1 LIMIT 1`,
        [endingBefore],
      );
      return due.length > 0 && transaction((sql) => askToKeep(sql, endingBefore));
    },
    /** Starts mailing matching jobs, for one CV per address. `day` as in Registration.last_day. False if it was erased. */
    startMatches: (id: number, day: string) => transaction((sql) => startMatches(sql, id, day)),
    /** Stops matching-job mails and deletes queued ones; keeps the CV. False if it was erased. */
    stopMatches: (id: number) =>
      transaction(async ({ query }) => {
        await query("DELETE FROM mails WHERE registration_id = $1 AND kind = 'registration-matches'", [id]);
        const found = await query(`UPDATE ${TABLE} SET matches_since = NULL WHERE id = $1 RETURNING id`, [
          id,
        ]);
        return found.length > 0;
      }),
    /** Returns a CV that receives matching jobs and was not checked since a day, or null. */
    dueMatches: (since: string) =>
      one(read, 'matches_since IS NOT NULL AND last_day < $1 ORDER BY last_day, id LIMIT 1', [since]),
    /** Advances a CV and queues a mail if `hasNews`. False when another process did so first. */
    advanceMatches: (registration: Registration, next: { day: string; upToSeq: number }, hasNews: boolean) =>
      transaction((sql) => {
        const mail = { kind: 'registration-matches' as const, registration_id: registration.id };
        return advance(sql, TABLE, registration, next, hasNews ? mail : null);
      }),
    /** Whether a job is active and matches an alert. */
    async jobFits(jobId: string, { keyword, category_id: category, location, filters }: AlertWish) {
      const [job] = await read.query<{ listing_key: number | null }>(
        'SELECT listing_key FROM jobs WHERE id = $1',
        [jobId],
      );
      if (!job || job.listing_key === null) return false;
      const { total } = await findJobs({
        keyword,
        words: 'fitting',
        filters: { ...filtersOfText(filters), category, location },
        ...{ page: 1, perPage: 0, summary: true, among: [job.listing_key] },
      });
      return total > 0;
    },
  };
}
