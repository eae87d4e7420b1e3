import { repeat, stopAll } from './base/repeat';
import type { Store } from './compose-store';
import type { EraseOnWebsites } from './your-data/erase-on-websites';
import { DAY_MS, HOUR_MS } from '../lib/base/text/indian-day';

const EXPIRY_PAUSE_MS = 15_000;
const WEBSITE_ERASURE_PAUSE_MS = 30_000;

/**
 * Runs in the background: expires jobs even without reads, deletes what is past its time (changes, mails, alerts,
 * walk-ins, links, and forms older than `retentionDays` unless null), and retries telling websites of erasures.
 * Returns a function that stops it.
 */
export const startMaintenance = (
  store: Store,
  retentionDays: number | null,
  eraseOnWebsites: EraseOnWebsites,
) =>
  stopAll([
    repeat(EXPIRY_PAUSE_MS, 'could not close expired jobs', () => store.expireJobs()),
    repeat(HOUR_MS, 'could not end past walk-in interviews', () => store.endWalkIns()),
    repeat(DAY_MS, 'could not delete old changes', () => store.pruneChanges()),
    repeat(DAY_MS, 'could not delete old emails and alerts', async () => {
      await store.pruneMails();
      await store.pruneStaffTokens();
      await store.eraseUnconfirmedAlerts();
    }),
    repeat(HOUR_MS, 'could not delete expired links', async () => {
      await store.fillApplicationHashes();
      await store.pruneYourData();
    }),
    repeat(DAY_MS, 'could not erase old forms', async () => {
      if (retentionDays !== null)
        await store.eraseReceivedBefore(new Date(Date.now() - retentionDays * DAY_MS));
    }),
    repeat(WEBSITE_ERASURE_PAUSE_MS, 'could not notify websites of erasures', (signal) =>
      eraseOnWebsites(store, signal),
    ),
  ]);
