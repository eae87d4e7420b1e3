import { logFailure } from '../../lib/shared/log';
import { repeat } from '../repeat';
import type { Store } from '../store/store';
import type { Announcer } from './announcer';

const PAUSE_MS = 500;
const LEASE_MS = 120_000;
// What takes longer is given up, with time left to say so before another process may begin with it.
const LONGEST_ANNOUNCEMENT_MS = 100_000;

/** Makes the announcers known to the store: of whatever changes after this they will be told. */
export async function registerAnnouncers(store: Store, announcers: Announcer[]): Promise<void> {
  for (const { name } of announcers) await store.registerSubscriber(name);
}

/**
 * Tells every registered announcer of the changes to jobs, in its order; what one cannot be told waits for it, whatever
 * becomes of the others. Of several processes that use one store, one at a time feeds an announcer.
 * Returns the way to stop.
 */
export function startAnnouncing(store: Store, announcers: Announcer[]): () => Promise<void> {
  const stops = announcers.map((announcer) =>
    repeat(PAUSE_MS, `changes cannot be announced: ${announcer.name}`, async (signal) => {
      while (!signal.aborted && (await announceNext(store, announcer, signal)));
    }),
  );
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/** Tells an announcer of the next changes. True when some of them are done with, so that there may be more. */
export async function announceNext(
  store: Store,
  announcer: Announcer,
  signal: AbortSignal,
): Promise<boolean> {
  const claim = await store.claimChanges(announcer.name, announcer.batch, LEASE_MS, announcer.order);
  if (!claim) return false;
  const done = await announcer
    .announce(claim.changes, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_ANNOUNCEMENT_MS)]))
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
