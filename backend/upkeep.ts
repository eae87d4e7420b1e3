import { repeat } from './repeat';
import type { Store } from './store/store';

const EXPIRY_PAUSE_MS = 15_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Takes out jobs whose time has passed, also while nobody reads, so that it is announced; forgets old changes every
 * day, with mails sent long ago and alerts that nobody confirmed. Returns the way to stop.
 */
export function keepUp(store: Store): () => Promise<void> {
  const stopExpiry = repeat(EXPIRY_PAUSE_MS, 'expired jobs stay listed', () => store.expireJobs());
  const stopPruning = repeat(DAY_MS, 'old changes could not be forgotten', () => store.pruneChanges());
  const stopTidying = repeat(DAY_MS, 'old mails and alerts could not be erased', async () => {
    await store.pruneMails();
    await store.eraseUnconfirmedAlerts();
  });
  return async () => void (await Promise.all([stopExpiry(), stopPruning(), stopTidying()]));
}

/** Erases what is older than the retention time, now and every day. Returns the way to stop. */
export function keepRetention(
  store: Store,
  days: number | null,
  now = () => new Date(),
): () => Promise<void> {
  if (days === null) return async () => {};
  return repeat(DAY_MS, 'old forms could not be erased', () =>
    store.eraseReceivedBefore(new Date(now().getTime() - days * DAY_MS)),
  );
}
