import { setTimeout as delay } from 'node:timers/promises';
import { logFailure } from '../../lib/base/log';

/**
 * Runs `work` now and `pauseMs` after each run, until the returned function is called: it aborts the signal and
 * resolves when the current run has ended. Of consecutive failures only the first is logged.
 */
export function repeat(
  pauseMs: number,
  failure: string,
  work: (signal: AbortSignal) => Promise<unknown>,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    let isFailing = false;
    while (!signal.aborted) {
      try {
        await work(signal);
        isFailing = false;
      } catch (error) {
        if (!isFailing) logFailure(failure, error);
        isFailing = true;
      }
      // Rejects only when aborted.
      await delay(pauseMs, undefined, { signal }).catch(() => {});
    }
  };
  const ended = run();
  return () => {
    stopping.abort();
    return ended;
  };
}
