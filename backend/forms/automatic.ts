import { phoneNumbers } from '../../lib/base/contact/phone';
import { openTexts } from '../keys/sealed-rows';
import type { SealedDatabase, SealedSql, StoreKey } from '../keys/store-key';
import { type Sql, untilDone } from '../store/database';
import { aboutCv } from './cvs';

const MINUTE_MS = 60 * 1000;
/** A person with several jobs open may send six in a minute, but not more than that in two. */
const MAX_IN_TWO_MINUTES = 6;
/** A family or a class may share a CV or a kind of mailbox. More people than this suggest automation. */
const MAX_PEOPLE = 4;
const CV_MS = 7 * 24 * 60 * MINUTE_MS;
const MAILBOX_MS = 10 * MINUTE_MS;
const BATCH = 200;

/** Why an application may be automated. Only a label: nothing is rejected, and one click clears it. */
type AutomaticReason = 'phone' | 'mailbox' | 'cv';

/** Parses the column: "no" means that staff cleared the label. */
export const reasonsOf = (automatic: string): string => (automatic === 'no' ? '' : automatic);

/** Hash by which applications with one phone number are found; '' for none. */
export function phoneHash(key: StoreKey, phone: string): string {
  const number = phoneNumbers(phone)[0] ?? phone.replace(/\D/g, '').slice(-10);
  return number === '' ? '' : key.fingerprint('phone', number);
}

/** Hash by which applications with the same CV are found; '' for none. */
export const cvHash = (key: StoreKey, sha256: string | undefined): string =>
  sha256 ? key.fingerprint('cv', sha256) : '';

/** Whether too many people share something. One person may have several addresses, so the smaller count decides. */
export const areTooManyPeople = (rows: { phone: string; email: string }[]): boolean =>
  Math.min(new Set(rows.map(({ phone }) => phone)).size, new Set(rows.map(({ email }) => email)).size) >
  MAX_PEOPLE;

type Sender = { first_name?: string; last_name?: string; email?: string };
const partsOf = (email = '') => email.toLowerCase().split('@') as [string, string?];

/** Whether a mailbox contains no part of its owner's name; false for names in other scripts. */
function isNameless({ first_name = '', last_name = '', email }: Sender): boolean {
  const name = `${first_name} ${last_name}`.toLowerCase();
  if (!/^[a-z\s.'-]+$/.test(name)) return false;
  const letters = partsOf(email)[0].replace(/[^a-z]/g, '');
  return !name.split(/[^a-z]+/).some((word) => word.length > 2 && letters.includes(word.slice(0, 3)));
}

/** Whether mailboxes look like a college's roll numbers: all of one shape, or with a common prefix. */
function areRollNumbers(mailboxes: string[]): boolean {
  const shape = (text: string) => text.replace(/[a-z]/g, 'a').replace(/\d/g, '0');
  const isOne = (read: (text: string) => string) => new Set(mailboxes.map(read)).size === 1;
  return isOne(shape) || isOne((text) => text.slice(0, 4));
}

/** Whether one host's mailboxes look generated: none contains its sender's name, and they are not roll numbers. */
export function lookGenerated(senders: Sender[]): boolean {
  return senders.every(isNameless) && !areRollNumbers(senders.map(({ email }) => partsOf(email)[0]));
}

const label = ({ query, oneOf }: Sql, ids: readonly number[], reason: AutomaticReason) =>
  query(
    `UPDATE applications SET automatic = CASE WHEN automatic = '' THEN $2 ELSE automatic || ',' || $2 END
     WHERE id ${oneOf('$1', 'bigint')} AND automatic <> 'no' AND automatic NOT LIKE '%' || $2 || '%'`,
    [ids, reason],
  );

type Row = { id: number; phone: string; email: string };

/** Labels a newly inserted application, and earlier ones that it makes suspicious, in its transaction. */
export async function labelIfAutomatic(
  sql: SealedSql,
  { id, fields, phone, cv }: { id: number; fields: Sender; phone: string; cv: string },
): Promise<void> {
  const rowsOf = <More>(more: string, condition: string, ms: number, values: unknown[]) =>
    sql.query<Row & More>(
      `SELECT id, phone_hash AS phone, email_hash AS email ${more} FROM applications
       WHERE received_at > $1 AND ${condition}`,
      [sql.at(-ms), ...values],
    );
  const labelAll = (rows: Row[], reason: AutomaticReason) =>
    label(
      sql,
      rows.map((row) => row.id),
      reason,
    );

  const byPhone = phone === '' ? [] : await rowsOf('', 'phone_hash = $2', 2 * MINUTE_MS, [phone]);
  if (byPhone.length > MAX_IN_TWO_MINUTES) await labelAll(byPhone, 'phone');
  const byCv = cv === '' ? [] : await rowsOf('', 'cv_hash = $2', CV_MS, [cv]);
  if (areTooManyPeople(byCv)) await labelAll(byCv, 'cv');
  if (!isNameless(fields)) return;
  const recent = await rowsOf<{ sealed: Buffer }>(
    ', sealed',
    'id <= CAST($2 AS bigint) ORDER BY id DESC LIMIT 50',
    MAILBOX_MS,
    [id],
  );
  const atHost = recent
    .map((row) => ({ ...row, sender: openTexts<Sender>(sql.key, row.sealed, 'applications', row.id) }))
    .filter(({ sender }) => partsOf(sender.email)[1] === partsOf(fields.email)[1]);
  if (areTooManyPeople(atHost) && lookGenerated(atHost.map(({ sender }) => sender)))
    await labelAll(atHost, 'mailbox');
}

export type AutomaticStore = ReturnType<typeof createAutomaticStore>;

export const createAutomaticStore = ({ read, transaction }: SealedDatabase) => ({
  /** Whether an application is labelled and no one has cleared it. */
  async isAutomatic(id: number) {
    const [row] = await read.query<{ automatic: string }>(
      'SELECT automatic FROM applications WHERE id = CAST($1 AS bigint)',
      [id],
    );
    return reasonsOf(row?.automatic ?? '') !== '';
  },
  /** Labels applications unless staff cleared the label. */
  async labelAutomatic(ids: readonly number[], reason: AutomaticReason) {
    await transaction((sql) => label(sql, ids, reason));
  },
  /** Backfills the hashes of applications stored before hashes existed or before a key change. */
  fillApplicationHashes: () =>
    untilDone(() =>
      transaction(async ({ query, key }) => {
        const rows = await query<{ id: number; sealed: Buffer; cv_sealed: Buffer | null }>(
          `SELECT form.id, form.sealed, cv.sealed AS cv_sealed FROM applications form
           LEFT JOIN application_cvs cv ON cv.application_id = form.id
           WHERE form.phone_hash IS NULL ORDER BY form.id LIMIT ${BATCH}`,
        );
        for (const { id, sealed, cv_sealed: cv } of rows) {
          const { phone = '' } = openTexts(key, sealed, 'applications', id);
          const sha256 = cv ? aboutCv('applications', key, cv, id).sha256 : undefined;
          await query('UPDATE applications SET phone_hash = $2, cv_hash = $3 WHERE id = CAST($1 AS bigint)', [
            id,
            phoneHash(key, phone),
            cvHash(key, sha256),
          ]);
        }
        return rows.length;
      }),
    ),
});
