import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { processWide } from '../base/process-wide';
import { askRedis } from '../base/redis';

declare module '../base/process-wide' {
  interface ProcessWide {
    changes: Changes;
  }
}

const RETENTION_SECONDS = 24 * 60 * 60;
/** Name of both a channel and a sorted set of what was published on it: tags scored by ms since 1970. */
const CHANGES_KEY = 'dwaar:changed-tags';
/** Allowed clock skew between two machines. */
const MAX_CLOCK_SKEW_MS = 1_000;
const RETRY_DELAY_MS = 200;

/**
 * Which tags have changed upstream, and when: anything read or rendered before that is out of date. Websites that share
 * a Redis are notified at once, and catch up on missed changes when they reconnect.
 */
export class Changes {
  /** Tag → ms since 1970, in order of change. */
  readonly #times = new Map<string, number>();

  /** Records that these tags changed now, here and on the other websites. */
  async announce(tags: string[]): Promise<void> {
    const now = Date.now();
    this.note(tags, now);
    await askRedis((redis) =>
      redis
        .multi()
        .zadd(CHANGES_KEY, ...tags.flatMap((tag) => [now, tag]))
        .zremrangebyscore(CHANGES_KEY, 0, now - RETENTION_SECONDS * 1000)
        .expire(CHANGES_KEY, RETENTION_SECONDS)
        .publish(CHANGES_KEY, JSON.stringify(tags))
        .exec(),
    );
  }

  note(tags: string[], at = Date.now()): void {
    for (const [tag, time] of this.#times) {
      // In order of time, so the sweep stops at the first recent one. Nothing cached is older than RETENTION_SECONDS.
      if (time > at - RETENTION_SECONDS * 1000) break;
      this.#times.delete(tag);
    }
    for (const tag of tags) {
      const previous = this.#times.get(tag) ?? 0;
      this.#times.delete(tag);
      this.#times.set(tag, Math.max(previous, at));
    }
  }

  /** Whether one of these tags changed at or after `at`, in ms since 1970. */
  happenedSince(tags: Iterable<string>, at: number): boolean {
    for (const tag of tags) if ((this.#times.get(tag) ?? -Infinity) >= at) return true;
    return false;
  }

  /** Subscribes to the other websites' changes; call once, at startup. Returns a function that stops listening. */
  listen(url: string): () => void {
    const listener = new Redis(url, {
      maxRetriesPerRequest: null,
      retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
    });
    // The command connection already logs outages.
    listener.on('error', () => {});
    listener.on('message', (_, message: string) => this.note(z.array(z.string()).parse(JSON.parse(message))));
    listener.on('ready', () => this.#catchUp(listener).catch(() => {}));
    return () => listener.disconnect();
  }

  /** Subscribes before reading the set, so that no change is lost in between; retries until the command connection is up. */
  async #catchUp(listener: Redis): Promise<void> {
    await listener.subscribe(CHANGES_KEY);
    while (listener.status === 'ready') {
      const missed = await askRedis((redis) => redis.zrange(CHANGES_KEY, 0, -1, 'WITHSCORES'));
      if (missed) return this.#noteMissed(missed);
      await sleep(RETRY_DELAY_MS);
    }
  }

  /** `missed`: tags and times alternating, as ZRANGE returns them. */
  #noteMissed(missed: string[]): void {
    for (let index = 0; index < missed.length; index += 2)
      this.note([missed[index]!], Number(missed[index + 1]) + MAX_CLOCK_SKEW_MS);
  }
}

export function changes(): Changes {
  return (processWide.changes ??= new Changes());
}

/** Tags of cached reads and of the pages rendered from them; `POST /api/revalidate` expires them. */
export const tags = {
  /** Every list of jobs or places, and the number of jobs in each category. */
  lists: 'jobs',
  job: (id: string) => `job-${id}`,
};
