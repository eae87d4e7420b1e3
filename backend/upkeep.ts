import { repeat } from './repeat';
import type { Store } from './store/store';

const EXPIRY_PAUSE_MS = 15_000;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Expires jobs even without reads, so that their end is announced; daily prunes old changes, long-sent mails and
 * unconfirmed alerts, and hourly registered CVs whose time has ended. Returns a function that stops it.
 */
export function startUpkeep(store: Store): () => Promise<void> {
  const stopExpiry = repeat(EXPIRY_PAUSE_MS, 'expired jobs stay listed', () => store.expireJobs());
  const stopPruning = repeat(DAY_MS, 'old changes could not be forgotten', () => store.pruneChanges());
  const stopErasing = repeat(DAY_MS, 'old mails and alerts could not be erased', async () => {
    await store.pruneMails();
    await store.eraseUnconfirmedAlerts();
  });
  const stopEnding = repeat(HOUR_MS, 'registered CVs could not be erased', () =>
    store.eraseEndedRegistrations(),
  );
  return async () => void (await Promise.all([stopExpiry(), stopPruning(), stopErasing(), stopEnding()]));
}

/** Encrypts the CVs that an earlier version left in plain. Returns a function that stops it. */
export function startSealing(store: Store): () => Promise<void> {
  return repeat(DAY_MS, 'CVs of an earlier version could not be encrypted', (signal) =>
    store.sealPlainCvs(signal),
  );
}

/** Erases forms older than `days` (null: never), now and daily. Returns a function that stops it. */
export function startRetention(
  store: Store,
  days: number | null,
  now = () => new Date(),
): () => Promise<void> {
  if (days === null) return async () => {};
  return repeat(DAY_MS, 'old forms could not be erased', () =>
    store.eraseReceivedBefore(new Date(now().getTime() - days * DAY_MS)),
  );
}
