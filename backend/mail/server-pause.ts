import { backOff } from '../../lib/base/back-off';
import type { Sql } from '../store/database';

const FIRST_PAUSE_MS = 30 * 1000;
/** How long a server that is back may go unnoticed. */
const MAX_PAUSE_MS = 5 * 60 * 1000;

/** Postpones all mails after a failure of the mail server, its `failures`-th in a row. */
export async function pauseServer(
  { query, forUpdate }: Sql,
  now: Date,
): Promise<{ failures: number; until: string }> {
  const [last] = await query<{ failures: number }>(`SELECT failures FROM mail_server ${forUpdate}`);
  const failures = (last?.failures ?? 0) + 1;
  const until = new Date(now.getTime() + backOff(failures, FIRST_PAUSE_MS, MAX_PAUSE_MS)).toISOString();
  await query('UPDATE mail_server SET failures = $1, paused_until = $2', [failures, until]);
  return { failures, until };
}

/** The server works: all that waited for it is due. */
export async function resumeServer({ query }: Sql): Promise<void> {
  await query("UPDATE mail_server SET failures = 0, paused_until = '' WHERE failures > 0");
}
