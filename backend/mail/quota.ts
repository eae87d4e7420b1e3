import { log } from '../../lib/base/log';
import type { SealedSql } from '../keys/store-key';
import { insertRow } from '../store/database';
import { DAY_MS, HOUR_MS } from '../../lib/base/text/indian-day';

/** How many mails a mailbox may receive that anyone can trigger by typing its address. */
const LIMITS = {
  // Applicants may apply for many jobs in an evening; only the receipt has the application's link.
  receipt: { anHour: 3, aDay: 20 },
  alert: { anHour: 3, aDay: 3 },
  // Many may end at once, for example when an agency closes its jobs.
  ended: { anHour: 5, aDay: 20 },
  'your-data': { anHour: 3, aDay: 3 },
};
type Purpose = keyof typeof LIMITS;

/**
 * Reserves a mail's turn to this address and returns its time, later if the hourly limit is reached; null, logged,
 * beyond the daily limit. Otherwise this site could be used to flood a stranger's mailbox.
 */
export async function reserveTurn(sql: SealedSql, address: string, purpose: Purpose): Promise<Date | null> {
  const { anHour, aDay } = LIMITS[purpose];
  const mailbox_hash = mailboxHash(sql, address);
  const taken = await sql.query<{ taken_at: string }>(
    `SELECT taken_at FROM mail_turns
     WHERE mailbox_hash = $1 AND purpose = $2 AND taken_at > $3
     ORDER BY taken_at DESC`,
    [mailbox_hash, purpose, sql.at(-DAY_MS)],
  );
  if (taken.length >= aDay) {
    log('warn', 'mail-over-quota', { purpose });
    return null;
  }
  // Turns may lie in the future: an hour after the `anHour`-th last one keeps the hourly limit.
  const last = taken[anHour - 1];
  const turn = new Date(Math.max(sql.now().getTime(), last ? Date.parse(last.taken_at) + HOUR_MS : 0));
  await insertRow(sql, 'mail_turns', { mailbox_hash, purpose, taken_at: turn.toISOString() });
  return turn;
}

/** Deletes a mailbox's turns when its owner is erased. */
export async function eraseQuota(sql: SealedSql, address: string): Promise<void> {
  await sql.query('DELETE FROM mail_turns WHERE mailbox_hash = $1', [mailboxHash(sql, address)]);
}

const mailboxHash = ({ key }: SealedSql, address: string) => key.fingerprint('mailbox', mailboxOf(address));

/** Deletes expired turns. */
export async function pruneQuotas({ query, at }: SealedSql): Promise<void> {
  await query('DELETE FROM mail_turns WHERE taken_at <= $1', [at(-DAY_MS)]);
}

/** Normalises an address to its mailbox: lower case, without "+tag", and without dots at Gmail. */
function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(address.trim().toLowerCase()) ?? [];
  const untagged = local.replace(/\+.*$/s, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
