import { repeat } from './repeat';
import type { Store } from './store/store';

const DAY_MS = 24 * 60 * 60 * 1000;

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
