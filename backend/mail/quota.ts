import { log } from '../../lib/base/log';
import type { Sql } from '../store/database';
import type { StoreKey } from '../keys/store-key';

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;

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
export async function nextTurn(
  { query }: Sql,
  key: StoreKey,
  address: string,
  purpose: Purpose,
  now: Date,
): Promise<Date | null> {
  const { anHour, aDay } = LIMITS[purpose];
  const mailbox = mailboxHash(key, address);
  const taken = await query<{ taken_at: string }>(
    `SELECT taken_at FROM mail_turns
     WHERE mailbox_hash = $1 AND purpose = $2 AND taken_at > $3
     ORDER BY taken_at DESC`,
    [mailbox, purpose, hoursBefore(now, DAY_HOURS)],
  );
  if (taken.length >= aDay) {
    log('warn', 'mail-over-quota', { purpose });
    return null;
  }
  // Turns may lie ahead: an hour after the last but so many, no hour holds more.
  const last = taken[anHour - 1];
  const turn = new Date(Math.max(now.getTime(), last ? Date.parse(last.taken_at) + HOUR_MS : 0));
  await query('INSERT INTO mail_turns (mailbox_hash, purpose, taken_at) VALUES ($1, $2, $3)', [
    mailbox,
    purpose,
    turn.toISOString(),
  ]);
  return turn;
}

/** Deletes what is counted of a mailbox, for somebody who wants to be erased. */
export async function eraseQuota({ query }: Sql, key: StoreKey, address: string): Promise<void> {
  await query('DELETE FROM mail_turns WHERE mailbox_hash = $1', [mailboxHash(key, address)]);
}

/** What a mailbox is counted under. */
const mailboxHash = (key: StoreKey, address: string) => key.fingerprint('mailbox', mailboxOf(address));

/** Deletes what no longer counts. */
export async function pruneQuotas({ query }: Sql, now: Date): Promise<void> {
  await query('DELETE FROM mail_turns WHERE taken_at <= $1', [hoursBefore(now, DAY_HOURS)]);
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();

/** One form for all addresses of a mailbox: lower case, without "+tag", at Gmail without dots, too. */
function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(address.trim().toLowerCase()) ?? [];
  const untagged = local.replace(/\+.*$/s, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
