import type { Sql } from '../database';
import type { DataKey } from '../keys/data-keys';

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;

/** How often a mailbox may get the mails that anybody can cause by typing its address. */
const LIMITS = {
  receipt: { anHour: 3, aDay: 10 },
  alert: { anHour: 3, aDay: 3 },
  // Many may end at once, as when an agency closes its jobs.
  ended: { anHour: 5, aDay: 10 },
  'your-data': { anHour: 3, aDay: 3 },
};
type Purpose = keyof typeof LIMITS;

/**
 * Whether a mail may go to this address; if so, it counts. Without a limit a stranger's mailbox could be flooded through
 * this site.
 */
export async function withinQuota(
  { query, oneOf }: Sql,
  keys: DataKey[],
  address: string,
  purpose: Purpose,
  now: Date,
): Promise<boolean> {
  const hashes = hashesOf(keys, address);
  const counted = await query<{ taken_at: string }>(
    `SELECT taken_at FROM mail_turns
     WHERE mailbox_hash ${oneOf('$1', 'text')} AND purpose = $2 AND taken_at > $3`,
    [hashes, purpose, hoursBefore(now, DAY_HOURS)],
  );
  const inTheHour = counted.filter(({ taken_at }) => taken_at > hoursBefore(now, 1)).length;
  if (inTheHour >= LIMITS[purpose].anHour || counted.length >= LIMITS[purpose].aDay) return false;
  await query('INSERT INTO mail_turns (mailbox_hash, purpose, taken_at) VALUES ($1, $2, $3)', [
    hashes[0],
    purpose,
    now.toISOString(),
  ]);
  return true;
}

/** Deletes what is counted of a mailbox, for somebody who wants to be erased. */
export async function eraseQuota({ query, oneOf }: Sql, keys: DataKey[], address: string): Promise<void> {
  await query(`DELETE FROM mail_turns WHERE mailbox_hash ${oneOf('$1', 'text')}`, [hashesOf(keys, address)]);
}

/** What a mailbox is counted under, by each key; the newest first. */
const hashesOf = (keys: DataKey[], address: string) =>
  keys.map((key) => key.fingerprint('mailbox', mailboxOf(address)));

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
