import 'server-only';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { processWide } from '../../base/process-wide';
import { askRedis } from '../../base/redis';

declare module '../../base/process-wide' {
  interface ProcessWide {
    uses: Map<string, LRUCache<string, number>>;
    sharedUses: Map<Redis, Map<string, RateLimiterRedis>>;
  }
}

/** A length of time in which uses are counted, from the first one on. */
export type Window = { name: string; seconds: number };

/** The uses in a window so far, and how long it goes on. */
type Counted = { uses: number; msLeft: number };

// About 10 MB in all windows. An attack from more addresses shows in the count of all together.
const MAX_KEYS = 20_000;

/**
 * Counts `points` uses by `key`, and refuses nothing: in the Redis of REDIS_URL for all websites, else in this process.
 * @returns the uses so far, these included
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
  // A window ends a while after its first use, not its last one.
  const make = () => new LRUCache<string, number>({ max: MAX_KEYS, ttl: seconds * 1000, noUpdateTTL: true });
  return getOrMake(all, name, make);
}

/** Made once for each connection and window. */
function sharedUses(redis: Redis, { name, seconds }: Window): RateLimiterRedis {
  const all = (processWide.sharedUses ??= new Map<Redis, Map<string, RateLimiterRedis>>());
  const limits = { points: Number.MAX_SAFE_INTEGER, duration: seconds, rejectIfRedisNotReady: true };
  return getOrMake(
    getOrMake(all, redis, () => new Map<string, RateLimiterRedis>()),
    name,
    () => new RateLimiterRedis({ ...limits, storeClient: redis, keyPrefix: `dwaar:uses:${name}` }),
  );
}

function getOrMake<K, T>(map: Map<K, T>, key: K, make: () => T): T {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
