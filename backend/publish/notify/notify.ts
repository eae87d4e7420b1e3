import { logFailure } from '../../../lib/base/log';
import { repeat } from '../../base/repeat';
import type { ChangeOrder, JobChange } from '../../jobs/changes/changes';
import type { ChangeStore } from '../../jobs/changes/subscribers';

/** An external receiver of job changes. */
export type Notifier = {
  /** Its subscriber name in the event log. */
  name: string;
  /** The maximum number of changes per call. */
  batch: number;
  /** Which changes it receives, and in which order; by default all, oldest first. */
  order?: ChangeOrder;
  /** Delivers changes in its order. Resolves with how many, from the first, were delivered. Rejects if none was. */
  notify(changes: JobChange[], signal: AbortSignal): Promise<number>;
};

/** The receiver responded with an error status; a retry may succeed. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: string;
  constructor(status: number) {
    super(`answered ${status}`);
    this.code = `HTTP ${status}`;
  }
}

/** Returns the last change of each job, in order; it supersedes the earlier ones. */
export function lastOfEachJob(changes: JobChange[]): JobChange[] {
  const last = new Map(changes.map((change) => [change.job_id, change.seq]));
  return changes.filter(({ job_id, seq }) => last.get(job_id) === seq);
}

const PAUSE_MS = 500;
const LEASE_MS = 120_000;
// Shorter than the lease, so that a timeout is recorded before another process may claim the changes.
const NOTIFY_TIMEOUT_MS = 100_000;

/** Subscribes the notifiers to the event log: each receives all changes from now on. */
export async function registerNotifiers(store: ChangeStore, notifiers: Notifier[]): Promise<void> {
  for (const { name } of notifiers) await store.registerSubscriber(name);
}

/**
 * Delivers job changes to every registered notifier, each at its own pace and in its own order; retries failures. A
 * lease lets one process at a time feed a notifier. Returns a function that stops it.
 */
export function startNotifying(store: ChangeStore, notifiers: Notifier[]): () => Promise<void> {
  const stops = notifiers.map((notifier) =>
    repeat(PAUSE_MS, `could not announce changes: ${notifier.name}`, async (signal) => {
      while (!signal.aborted && (await notifyNext(store, notifier, signal)));
    }),
  );
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/** Delivers the next batch to a notifier. Resolves with true if changes were confirmed, so that there may be more. */
export async function notifyNext(
  store: ChangeStore,
  notifier: Notifier,
  signal: AbortSignal,
): Promise<boolean> {
  const claim = await store.claimChanges(notifier.name, notifier.batch, LEASE_MS, notifier.order);
  if (!claim) return false;
  const done = await notifier
    .notify(claim.changes, AbortSignal.any([signal, AbortSignal.timeout(NOTIFY_TIMEOUT_MS)]))
    .catch((error: unknown) => {
      if (!signal.aborted) logFailure('could not announce changes', error, { to: notifier.name });
      return 0;
    });
  const seqs = claim.changes.slice(0, done).map(({ seq }) => seq);
  const last = seqs.at(-1);
  if (last !== undefined)
    return notifier.order === 'urgentFirst'
      ? store.confirmDelivered(claim, seqs)
      : store.confirmChanges(claim, last);
  await store.postponeChanges(claim);
  return false;
}
