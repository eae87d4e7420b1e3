import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outboxAlarm } from '../../content/mails/outbox-alarm';
import { env } from '../../base/env';
import { indianMoment } from '../../content/indian-moment';
import type { Mailer } from '../../base/mail/mailer';
import type { OutboxState } from './open-outbox';
import { logOutboxFailure } from './outcomes';
import type { Undelivered } from './entries';

const CHECK_INTERVAL_MS = 60_000;
const MAX_WAIT_SECONDS = 15 * 60;
const MAX_LISTED = 20;
const REPEAT_INTERVAL_MS = 6 * 60 * 60_000;

type AlarmParts = {
  dataDir: string;
  mailer: Mailer;
  staff: string[];
  /** Null if the outbox cannot be read. */
  state: () => Promise<OutboxState | null>;
  oldest: (limit: number) => Undelivered[];
  /** Milliseconds since 1970. */
  now: () => number;
};

/**
 * Mails the staff when a form has waited for more than 15 minutes, again every 6 hours while that lasts or when more of
 * them need attention, and once it is over. A file records the last such mail across restarts.
 * @throws Error when a mail cannot be sent; the next call tries again
 */
export async function checkOutbox({ dataDir, mailer, staff, state, oldest, now }: AlarmParts): Promise<void> {
  const current = await state();
  if (current === null) return;
  const { length: count, oldestSeconds, refused, unreadable, setAside } = current;
  const stuck = refused + unreadable + setAside;
  const file = path.resolve(dataDir, 'outbox-alarm');
  const last = await lastAlarm(file);
  const { siteUrl } = env();
  if (oldestSeconds > MAX_WAIT_SECONDS) {
    // A time in the future was written before the clock was set back, and is ignored.
    const isRecent = last !== null && last.at <= now() && now() - last.at < REPEAT_INTERVAL_MS;
    if (isRecent && stuck <= last.stuck) return;
    const since = indianMoment(new Date(now() - oldestSeconds * 1000).toISOString());
    const named = oldest(MAX_LISTED).map(({ reference, form, state }) => ({ reference, form, state }));
    const document = outboxAlarm.waiting({ count, refused, unreadable, setAside, named, since, siteUrl });
    await mailer.send({ to: staff, document });
    await writeFile(file, `${new Date(now()).toISOString()} ${stuck}`, { mode: 0o600 });
  } else if (last !== null && count === 0) {
    await mailer.send({ to: staff, document: outboxAlarm.over(siteUrl) });
    await rm(file, { force: true });
  }
}

/** Time of the last mail, and how many forms needed attention then (missing in earlier releases' files). */
async function lastAlarm(file: string): Promise<{ at: number; stuck: number } | null> {
  const [time = '', stuck = '0'] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  const at = Date.parse(time);
  return Number.isNaN(at) ? null : { at, stuck: Number(stuck) };
}

/** Checks the outbox every minute until the process exits or the returned function is called. */
export function keepWatching(parts: AlarmParts): () => void {
  let isChecking = false;
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    checkOutbox(parts)
      .catch((error: unknown) => logOutboxFailure('outbox-alarm-failed', error))
      .finally(() => (isChecking = false));
  }, CHECK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
