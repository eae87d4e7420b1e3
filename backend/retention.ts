import { logFailure } from './log';
import type { Store } from './store/store';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Erases what is older than the retention time, now and every day. Returns the way to stop. */
export function keepRetention(store: Store, days: number | null, now = () => new Date()): () => void {
  if (days === null) return () => {};
  const erase = () =>
    store
      .eraseReceivedBefore(new Date(now().getTime() - days * DAY_MS))
      .catch((error: unknown) => logFailure('old forms could not be erased', error));
  void erase();
  const timer = setInterval(erase, DAY_MS);
  return () => clearInterval(timer);
}
