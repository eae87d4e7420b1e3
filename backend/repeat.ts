import { setTimeout as delay } from 'node:timers/promises';
import { logFailure } from '../lib/shared/log';

/**
 * Does some work now and again, with a pause of `pauseMs` after each time, until the returned function is called,
 * which aborts the signal and resolves when the work under way has ended. Of failures in a row only the first is logged.
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
      // The only way for it to fail is to be aborted.
      await delay(pauseMs, undefined, { signal }).catch(() => {});
    }
  };
  const ended = run();
  return () => {
    stopping.abort();
    return ended;
  };
}
