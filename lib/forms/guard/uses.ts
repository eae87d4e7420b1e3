import 'server-only';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { processWide } from '../../base/process-wide';
import { askRedis } from '../../base/redis';

declare module '../../base/process-wide' {
  interface ProcessWide {
    uses: Map<string, LRUCache<string, number>>;
    sharedUses: Map<string, RateLimiterRedis>;
  }
}

/** A length of time in which uses are counted, starting with the first one. */
export type Window = { name: string; seconds: number };

/** The uses in a window so far, and the time until it ends. */
type Counted = { uses: number; msLeft: number };

// About 10 MB in all windows. An attack from more addresses shows in the total of all addresses.
const MAX_KEYS = 20_000;

/**
 * Counts `points` uses by `key` without refusing any: in the Redis of REDIS_URL for all websites, else in this process.
 * @returns the uses so far, including these
 */
export async function countUse(window: Window, key: string, points = 1): Promise<Counted> {
  const shared = await askRedis((redis) => sharedUses(redis, window).consume(key, points));
  if (shared) return { uses: shared.consumedPoints, msLeft: shared.msBeforeNext };
  const own = ownUses(window);
  const uses = (own.get(key) ?? 0) + points;
  if (points > 0) own.set(key, uses);
  return { uses, msLeft: own.getRemainingTTL(key) };
}

function ownUses({ name, seconds }: Window): LRUCache<string, number> {
  const all = (processWide.uses ??= new Map<string, LRUCache<string, number>>());
  // A window is timed from its first use.
  const make = () => new LRUCache<string, number>({ max: MAX_KEYS, ttl: seconds * 1000, noUpdateTTL: true });
  return getOrMake(all, name, make);
}

function sharedUses(redis: Redis, { name, seconds }: Window): RateLimiterRedis {
  const all = (processWide.sharedUses ??= new Map<string, RateLimiterRedis>());
  const limits = { points: Number.MAX_SAFE_INTEGER, duration: seconds, rejectIfRedisNotReady: true };
  const make = () => new RateLimiterRedis({ ...limits, storeClient: redis, keyPrefix: `dwaar:uses:${name}` });
  return getOrMake(all, name, make);
}

function getOrMake<T>(map: Map<string, T>, key: string, make: () => T): T {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
