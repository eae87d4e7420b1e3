import { ask, type Steps } from '../steps';

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;

/** What anybody can have mailed to whatever address they type, and how often a mailbox may get it. */
const LIMITS = { receipt: { anHour: 3, aDay: 10 }, alert: { anHour: 3, aDay: 3 } };
type Purpose = keyof typeof LIMITS;

/** Whether a mail may go to this address; if so, it counts. A stranger's mailbox must not be filled by way of this site. */
export function* takeTurn(address: string, purpose: Purpose, now: Date): Steps<boolean> {
  const mailbox = mailboxOf(address);
  const taken = yield* ask<{ taken_at: string }>(
    'SELECT taken_at FROM mail_turns WHERE mailbox = $1 AND purpose = $2 AND taken_at > $3',
    ...[mailbox, purpose, hoursBefore(now, DAY_HOURS)],
  );
  const inTheHour = taken.filter((turn) => turn.taken_at > hoursBefore(now, 1)).length;
  if (inTheHour >= LIMITS[purpose].anHour || taken.length >= LIMITS[purpose].aDay) return false;
  yield* ask(
    'INSERT INTO mail_turns (mailbox, purpose, taken_at) VALUES ($1, $2, $3)',
    ...[mailbox, purpose, now.toISOString()],
  );
  return true;
}

/** Forgets a mailbox; for whoever wants to be erased. */
export function* forgetTurns(address: string): Steps<void> {
  yield* ask('DELETE FROM mail_turns WHERE mailbox = $1 RETURNING id', mailboxOf(address));
}

/** Forgets what is more than a day ago. */
export function* pruneTurns(now: Date): Steps<void> {
  yield* ask('DELETE FROM mail_turns WHERE taken_at <= $1 RETURNING id', hoursBefore(now, DAY_HOURS));
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();

/** The form in which addresses of one mailbox are one: without capitals and "+tag", at Gmail without dots, too. */
function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(address.trim().toLowerCase()) ?? [];
  const untagged = local.replace(/\+.*$/s, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
