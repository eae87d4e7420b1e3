import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { env } from '../shared/env';
import { processWide } from '../shared/process-wide';
import { readyRedis } from '../shared/redis';

declare module '../shared/process-wide' {
  interface ProcessWide {
    changes: Changes;
  }
}

const KEPT_SECONDS = 24 * 60 * 60;
/** A channel, and a sorted set of what was told on it: tags by ms since 1970. */
const CHANGED = 'dwaar:changed-tags';
/** By so much the clocks of two machines may differ. */
const CLOCKS_DIFFER_MS = 1_000;
const ASK_AGAIN_MS = 200;

/**
 * What has changed upstream and when, by tags (tags.ts): what was read or made before is out of date. Websites that share
 * a Redis learn of each other's news at once, and of what they missed when they reach it again.
 */
export class Changes {
  /** Tag → ms since 1970, in the order of the changes. */
  readonly #times = new Map<string, number>();

  /** Notes that all of this changed now, here and on the other websites. */
  async announce(tags: string[]): Promise<void> {
    const now = Date.now();
    this.note(tags, now);
    await tryRedis((redis) =>
      redis
        .multi()
        .zadd(CHANGED, ...tags.flatMap((tag) => [now, tag]))
        .zremrangebyscore(CHANGED, 0, now - KEPT_SECONDS * 1000)
        .expire(CHANGED, KEPT_SECONDS)
        .publish(CHANGED, JSON.stringify(tags))
        .exec(),
    );
  }

  note(tags: string[], at = Date.now()): void {
    for (const [tag, time] of this.#times) {
      // The first young one ends the sweep. Nothing that is kept was made so long ago.
      if (time > at - KEPT_SECONDS * 1000) break;
      this.#times.delete(tag);
    }
    for (const tag of tags) {
      const known = this.#times.get(tag) ?? 0;
      this.#times.delete(tag);
      this.#times.set(tag, Math.max(known, at));
    }
  }

  /** Whether one of these tags changed at that time or later, in ms since 1970. */
  happenedSince(tags: Iterable<string>, at: number): boolean {
    for (const tag of tags) if ((this.#times.get(tag) ?? -Infinity) >= at) return true;
    return false;
  }

  /** Called once, at start, where there is a Redis. Returns what ends it. */
  listen(url: string): () => void {
    const listener = new Redis(url, {
      maxRetriesPerRequest: null,
      retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
    });
    // Its going away is logged by the connection that commands use.
    listener.on('error', () => {});
    listener.on('message', (_, message: string) => this.note(JSON.parse(message) as string[]));
    listener.on('ready', () => this.#learnMissed(listener).catch(() => {}));
    return () => listener.disconnect();
  }

  /** Subscribes first, so that nothing falls between; then waits for the connection that commands use, if it must. */
  async #learnMissed(listener: Redis): Promise<void> {
    await listener.subscribe(CHANGED);
    while (listener.status === 'ready') {
      const missed = await tryRedis((redis) => redis.zrange(CHANGED, 0, -1, 'WITHSCORES'));
      if (missed) return this.#noteMissed(missed);
      await sleep(ASK_AGAIN_MS);
    }
  }

  /** `missed`: tags and times by turns. */
  #noteMissed(missed: string[]): void {
    for (let index = 0; index < missed.length; index += 2)
      this.note([missed[index]!], Number(missed[index + 1]) + CLOCKS_DIFFER_MS);
  }
}

export function changes(): Changes {
  return (processWide.changes ??= new Changes());
}

async function tryRedis<Result>(command: (redis: Redis) => Promise<Result>): Promise<Result | null> {
  const redis = await readyRedis(env().redisUrl);
  // The connection logs its going away.
  return redis ? command(redis).catch(() => null) : null;
}

/** What cached reads, and pages made of them, are tagged with, and what `POST /api/revalidate` takes out of the cache. */
export const tags = {
  /** Every list of jobs or places, and the number of jobs in each category. */
  lists: 'jobs',
  job: (id: string) => `job-${id}`,
};
