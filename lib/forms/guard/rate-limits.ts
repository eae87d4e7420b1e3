import 'server-only';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { processWide } from '../../base/process-wide';
import { type LimitedAction, LIMITS } from './limits';
import { readyRedis } from '../../base/redis';

declare module '../../base/process-wide' {
  interface ProcessWide {
    limiters: Map<string, RateLimiterMemory>;
    sharedLimiters: Map<Redis, Map<string, RateLimiterRedis>>;
  }
}

type Options = { keyPrefix: string; points: number; duration: number };

/**
 * Counts one use of `action` by `key` (an address, see limitKey).
 * @returns 0 if allowed, else the seconds to wait, at least 1.
 */
export async function countTowardsLimits(action: LimitedAction, key: string): Promise<number> {
  const { points, seconds } = LIMITS[action];
  const options = { keyPrefix: `dwaar:limit:${action}`, points, duration: seconds };
  const redis = await readyRedis();
  if (redis) {
    try {
      return await consume(sharedLimiter(redis, options), key);
    } catch {
      // Redis has just failed, which its connection logs; count in this process instead.
    }
  }
  return consume(ownLimiter(options), key);
}

/** @throws the store's error */
async function consume(limiter: RateLimiterMemory | RateLimiterRedis, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (isRefusal(refusal)) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

// Checks the shape, not the class: a limiter may come from another bundle's copy of the library.
function isRefusal(value: unknown): value is { msBeforeNext: number } {
  return typeof value === 'object' && value !== null && 'msBeforeNext' in value;
}

/** Counts in this process; also the fallback while a shared Redis is down. */
function ownLimiter(options: Options): RateLimiterMemory {
  const limiters = (processWide.limiters ??= new Map<string, RateLimiterMemory>());
  return getOrMake(limiters, options.keyPrefix, () => new RateLimiterMemory(options));
}

/** A limiter that counts for all websites; made once for each connection and prefix. */
export function sharedLimiter(redis: Redis, options: Options): RateLimiterRedis {
  const byRedis = (processWide.sharedLimiters ??= new Map<Redis, Map<string, RateLimiterRedis>>());
  const limiters = getOrMake(byRedis, redis, () => new Map<string, RateLimiterRedis>());
  return getOrMake(
    limiters,
    options.keyPrefix,
    () => new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true }),
  );
}

function getOrMake<K, T>(map: Map<K, T>, key: K, make: () => T): T {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
