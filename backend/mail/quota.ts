import { log } from '../../lib/base/log';
import type { SealedSql } from '../keys/store-key';
import { insertRow } from '../store/database';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How many mails a mailbox may get that anybody can cause by typing its address. */
const LIMITS = {
  // Who looks for work applies for many jobs in an evening; each receipt has a link that nothing else has.
  receipt: { anHour: 3, aDay: 20 },
  registration: { anHour: 3, aDay: 5 },
  alert: { anHour: 3, aDay: 3 },
  // Many may end at once, as when an agency closes its jobs.
  ended: { anHour: 5, aDay: 20 },
  'your-data': { anHour: 3, aDay: 3 },
};
type Purpose = keyof typeof LIMITS;

/**
 * When a mail may go to this address: now, or once fewer go there in an hour; from then on it counts. Null, and a line in the
 * log, beyond the number for a day. Without a limit a stranger's mailbox could be flooded through this site.
 */
export async function nextTurn(sql: SealedSql, address: string, purpose: Purpose): Promise<Date | null> {
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
  // Turns may lie ahead: an hour after the last but so many, no hour holds more.
  const last = taken[anHour - 1];
  const turn = new Date(Math.max(sql.now().getTime(), last ? Date.parse(last.taken_at) + HOUR_MS : 0));
  await insertRow(sql, 'mail_turns', { mailbox_hash, purpose, taken_at: turn.toISOString() });
  return turn;
}

/** Deletes what is counted of a mailbox, for somebody who wants to be erased. */
export async function eraseQuota(sql: SealedSql, address: string): Promise<void> {
  await sql.query('DELETE FROM mail_turns WHERE mailbox_hash = $1', [mailboxHash(sql, address)]);
}

/** What a mailbox is counted under. */
const mailboxHash = ({ key }: SealedSql, address: string) => key.fingerprint('mailbox', mailboxOf(address));

/** Deletes what no longer counts. */
export async function pruneQuotas({ query, at }: SealedSql): Promise<void> {
  await query('DELETE FROM mail_turns WHERE taken_at <= $1', [at(-DAY_MS)]);
}

/** One form for all addresses of a mailbox: lower case, without "+tag", at Gmail without dots, too. */
function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(address.trim().toLowerCase()) ?? [];
  const untagged = local.replace(/\+.*$/s, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
