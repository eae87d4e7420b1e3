import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Rejects after so many milliseconds. Beside a signal of fetch, which on Node.js 20 may leave a call unsettled whose server
 * is killed while it answers.
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = sleep(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error(`no answer within ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    // What lost the race may still fail, which nobody waits for.
    late.catch(() => {});
    work.catch(() => {});
  }
}
