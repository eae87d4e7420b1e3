import { repeat } from './base/repeat';
import type { Store } from './compose-store';
import type { EraseOnWebsites } from './your-data/erase-on-websites';
import { DAY_MS } from '../lib/base/text/indian-day';

const EXPIRY_PAUSE_MS = 15_000;
const WEBSITE_ERASURE_PAUSE_MS = 30_000;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Runs in the background: expires jobs even without reads, and deletes what is past its time: changes, mails, alerts,
 * walk-ins and links. Returns a function that stops it.
 */
export function startMaintenance(store: Store): () => Promise<void> {
  const stopExpiry = repeat(EXPIRY_PAUSE_MS, 'could not close expired jobs', () => store.expireJobs());
  const stopWalkIns = repeat(HOUR_MS, 'could not end past walk-in interviews', () => store.endWalkIns());
  const stopPruning = repeat(DAY_MS, 'could not delete old changes', () => store.pruneChanges());
  const stopErasing = repeat(DAY_MS, 'could not delete old emails and alerts', async () => {
    await store.pruneMails();
    await store.pruneStaffTokens();
    await store.eraseUnconfirmedAlerts();
  });
  const stopEnding = repeat(HOUR_MS, 'could not delete expired links', async () => {
    await store.fillApplicationHashes();
    await store.pruneYourData();
  });
  return async () =>
    void (await Promise.all([stopExpiry(), stopWalkIns(), stopPruning(), stopErasing(), stopEnding()]));
}

/** Retries telling websites of erasures. Returns a function that stops it. */
export function startErasingOnWebsites(store: Store, eraseOnWebsites: EraseOnWebsites): () => Promise<void> {
  return repeat(WEBSITE_ERASURE_PAUSE_MS, 'could not notify websites of erasures', (signal) =>
    eraseOnWebsites(store, signal),
  );
}

/** Erases forms older than `days` (null: never), now and daily. Returns a function that stops it. */
export function startRetention(
  store: Store,
  days: number | null,
  now = () => new Date(),
): () => Promise<void> {
  if (days === null) return async () => {};
  return repeat(DAY_MS, 'could not erase old forms', () =>
    store.eraseReceivedBefore(new Date(now().getTime() - days * DAY_MS)),
  );
}
