import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outboxAlarm } from '../../content/outbox-alarm';
import { env } from '../../env';
import { indianMoment } from '../../mail/indian-time';
import type { Mailer } from '../../mail/mailer';
import { logOutboxFailure } from './problems';

const EVERY_MS = 60_000;
const LONG_SECONDS = 15 * 60;
const AGAIN_AFTER_MS = 6 * 60 * 60_000;

type AlarmParts = {
  dataDir: string;
  mailer: Mailer;
  staff: string[];
  /** Null where the outbox cannot be read. */
  state: () => { length: number; oldestSeconds: number } | null;
  /** Milliseconds since 1970. */
  now: () => number;
};

/**
 * Mails the staff when a form has waited for more than 15 minutes, again every 6 hours while it lasts, and once when it
 * is over. A file remembers the last such mail over restarts. @throws Error when a mail cannot be sent; the next call
 * tries again
 */
export async function checkOutbox({ dataDir, mailer, staff, state, now }: AlarmParts): Promise<void> {
  const found = state();
  if (found === null) return;
  const { length: count, oldestSeconds } = found;
  const file = path.resolve(dataDir, 'outbox-alarm');
  const last = await lastAlarm(file);
  const { siteUrl } = env();
  if (oldestSeconds > LONG_SECONDS) {
    if (last !== null && now() - last < AGAIN_AFTER_MS) return;
    const since = indianMoment(new Date(now() - oldestSeconds * 1000).toISOString());
    await mailer.send({ to: staff, document: outboxAlarm.waiting({ count, since, siteUrl }) });
    await writeFile(file, new Date(now()).toISOString(), { mode: 0o600 });
  } else if (last !== null) {
    await mailer.send({ to: staff, document: outboxAlarm.over(siteUrl) });
    await rm(file, { force: true });
  }
}

async function lastAlarm(file: string): Promise<number | null> {
  const time = Date.parse(await readFile(file, 'utf8').catch(() => ''));
  return Number.isNaN(time) ? null : time;
}

/** Checks the outbox every minute until the process ends or the result is called. */
export function keepWatching(parts: AlarmParts): () => void {
  let isChecking = false;
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    checkOutbox(parts)
      .catch((error: unknown) => logOutboxFailure('outbox-alarm-failed', error))
      .finally(() => (isChecking = false));
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}
