import { phoneNumbers } from '../../lib/base/contact/phone';
import { openTexts } from '../keys/sealed-rows';
import type { StoreKey } from '../keys/store-key';
import { type Database, type Sql, untilDone } from '../store/database';
import { aboutCv } from './cvs';

const MINUTE_MS = 60 * 1000;
/** So many in a minute nobody sends who reads the jobs. */
const MOST_A_MINUTE = 3;
/** Two people of one house may share a CV's template, or somebody has two addresses. */
const MOST_ADDRESSES_A_CV = 2;
const CV_MS = 7 * 24 * 60 * MINUTE_MS;
/** Of mailboxes that look generated, so many within ten minutes are no coincidence. */
const MOST_MAILBOXES = 2;
const MAILBOX_MS = 10 * MINUTE_MS;
const BATCH = 200;

/** Why a program may have sent an application. It only labels: nobody is refused, and one click clears it. */
type AutomaticReason = 'phone' | 'mailbox' | 'cv';

export type AutomaticStore = {
  /** Labels applications, unless somebody has said that no program sent them. */
  labelAutomatic(ids: readonly number[], reason: AutomaticReason): Promise<void>;
  /** Computes what applications are compared by, of those from before it was kept, or from before the key was changed. */
  fillApplicationHashes(): Promise<number>;
};

/** What applications of one phone number are found by; '' for none. */
export function phoneHash(key: StoreKey, phone: string): string {
  const number = phoneNumbers(phone)[0] ?? phone.replace(/\D/g, '').slice(-10);
  return number === '' ? '' : key.fingerprint('phone', number);
}

/** What applications with the same CV are found by; '' for none. */
export const cvHash = (key: StoreKey, sha256: string | undefined): string =>
  sha256 ? key.fingerprint('cv', sha256) : '';

/**
 * Whether a mailbox's name looks as if a program had made it: letters and digits by turns, or letters that nobody can
 * pronounce. People's names with a year behind them do not.
 */
export function looksGenerated(address: string): boolean {
  const local = address
    .split('@')[0]!
    .toLowerCase()
    .replace(/\+.*$/, '')
    .replace(/\d{1,4}$/, '');
  const letters = local.replace(/[^a-z]/g, '');
  if (local.length < 8 || letters.length < 5) return false;
  const turns = local.match(/[a-z](?=\d)|\d(?=[a-z])/g)?.length ?? 0;
  const vowels = letters.match(/[aeiouy]/g)?.length ?? 0;
  return turns >= 3 || vowels / letters.length < 0.12 || /[bcdfghjklmnpqrstvwxz]{7}/.test(local);
}

async function label({ query, oneOf }: Sql, ids: readonly number[], reason: AutomaticReason): Promise<void> {
  await query(
    `UPDATE applications SET automatic = CASE WHEN automatic = '' THEN $2 ELSE automatic || ',' || $2 END
     WHERE id ${oneOf('$1', 'bigint')} AND automatic <> 'no' AND automatic NOT LIKE '%' || $2 || '%'`,
    [ids, reason],
  );
}

/** Labels an application that was just written, and those before it that it makes suspicious, in its transaction. */
export async function labelIfAutomatic(
  sql: Sql,
  key: StoreKey,
  { id, email, phone, cv }: { id: number; email: string; phone: string; cv: string },
  now: Date,
): Promise<void> {
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const alike = (column: 'phone_hash' | 'cv_hash', hash: string, ms: number) =>
    hash === ''
      ? Promise.resolve([])
      : sql.query<{ id: number; email_hash: string }>(
          `SELECT id, email_hash FROM applications WHERE ${column} = $1 AND received_at > $2`,
          [hash, since(ms)],
        );
  const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id);

  const byPhone = await alike('phone_hash', phone, MINUTE_MS);
  if (byPhone.length > MOST_A_MINUTE) await label(sql, idsOf(byPhone), 'phone');
  const byCv = await alike('cv_hash', cv, CV_MS);
  if (new Set(byCv.map((row) => row.email_hash)).size > MOST_ADDRESSES_A_CV)
    await label(sql, idsOf(byCv), 'cv');
  if (!looksGenerated(email)) return;
  const recent = await sql.query<{ id: number; sealed: Buffer }>(
    'SELECT id, sealed FROM applications WHERE received_at > $1 AND id <= CAST($2 AS bigint) ORDER BY id DESC LIMIT 50',
    [since(MAILBOX_MS), id],
  );
  const generated = recent.filter((row) =>
    looksGenerated(openTexts(key, row.sealed, 'applications', row.id).email ?? ''),
  );
  if (generated.length > MOST_MAILBOXES) await label(sql, idsOf(generated), 'mailbox');
}

export function createAutomaticStore({ transaction }: Database, key: StoreKey): AutomaticStore {
  return {
    labelAutomatic: (ids, reason) => transaction((sql) => label(sql, ids, reason)),
    fillApplicationHashes: () =>
      untilDone(() =>
        transaction(async ({ query }) => {
          const rows = await query<{ id: number; sealed: Buffer; cv_sealed: Buffer | null }>(
            `SELECT form.id, form.sealed, cv.sealed AS cv_sealed FROM applications form
             LEFT JOIN application_cvs cv ON cv.application_id = form.id
             WHERE form.phone_hash IS NULL ORDER BY form.id LIMIT ${BATCH}`,
          );
          for (const { id, sealed, cv_sealed: cv } of rows) {
            const { phone = '' } = openTexts(key, sealed, 'applications', id);
            const sha256 = cv ? aboutCv('applications', key, cv, id).sha256 : undefined;
            await query(
              'UPDATE applications SET phone_hash = $2, cv_hash = $3 WHERE id = CAST($1 AS bigint)',
              [id, phoneHash(key, phone), cvHash(key, sha256)],
            );
          }
          return rows.length;
        }),
      ),
  };
}
