import { logFailure } from '../../lib/base/log';
import { repeat } from '../repeat';
import type { Store } from '../store/store';
import type { Announcer } from './announcer';

const PAUSE_MS = 500;
const LEASE_MS = 120_000;
// Shorter than the lease, so that a timeout is recorded before another process may claim the changes.
const ANNOUNCEMENT_TIMEOUT_MS = 100_000;

/** Subscribes the announcers to the event log: each receives all changes from now on. */
export async function registerAnnouncers(store: Store, announcers: Announcer[]): Promise<void> {
  for (const { name } of announcers) await store.registerSubscriber(name);
}

/**
 * Delivers job changes to every registered announcer, each at its own pace and in its own order; failed deliveries are
 * retried. With several processes on one store, a lease lets one at a time feed an announcer. Returns a function that
 * stops it.
 */
export function startAnnouncing(store: Store, announcers: Announcer[]): () => Promise<void> {
  const stops = announcers.map((announcer) =>
    repeat(PAUSE_MS, `changes cannot be announced: ${announcer.name}`, async (signal) => {
      while (!signal.aborted && (await announceNext(store, announcer, signal)));
    }),
  );
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/** Delivers the next batch to an announcer. True when some changes were confirmed, so that there may be more. */
export async function announceNext(
  store: Store,
  announcer: Announcer,
  signal: AbortSignal,
): Promise<boolean> {
  const claim = await store.claimChanges(announcer.name, announcer.batch, LEASE_MS, announcer.order);
  if (!claim) return false;
  const done = await announcer
    .announce(claim.changes, AbortSignal.any([signal, AbortSignal.timeout(ANNOUNCEMENT_TIMEOUT_MS)]))
    .catch((error: unknown) => {
      if (!signal.aborted) logFailure('announcing changes failed', error, { to: announcer.name });
      return 0;
    });
  const seqs = claim.changes.slice(0, done).map(({ seq }) => seq);
  const last = seqs.at(-1);
  if (last !== undefined)
    return announcer.order === 'urgentFirst'
      ? store.confirmDelivered(claim, seqs)
      : store.confirmChanges(claim, last);
  await store.postponeChanges(claim);
  return false;
}
