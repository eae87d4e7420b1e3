import 'server-only';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { processWide } from '../../shared/process-wide';
import { type LimitedAction, LIMITS } from './limits';
import { readyRedis } from '../../shared/redis';

declare module '../../shared/process-wide' {
  interface ProcessWide {
    limiters: Map<string, RateLimiterMemory>;
    sharedLimiters: Map<Redis, Map<string, RateLimiterRedis>>;
  }
}

type Options = { keyPrefix: string; points: number; duration: number };

/**
 * Counts one go of `action` by `key` (an address, see limitKey).
 * @returns 0 when it may go on, else the seconds until it may be tried again, at least 1.
 */
export async function countTowardsLimits(action: LimitedAction, key: string): Promise<number> {
  const { points, seconds } = LIMITS[action];
  const options = { keyPrefix: `dwaar:limit:${action}`, points, duration: seconds };
  const redis = await readyRedis();
  if (redis) {
    try {
      return await consume(sharedLimiter(redis, options), key);
    } catch {
      // It went away just now, which its connection logs: this process counts by itself.
    }
  }
  return consume(ownLimiter(options), key);
}

/** @throws whatever the store fails with */
async function consume(limiter: RateLimiterMemory | RateLimiterRedis, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (isRefusal(refusal)) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

// By its shape: a limiter may come from another copy of the library than this module's.
function isRefusal(value: unknown): value is { msBeforeNext: number } {
  return typeof value === 'object' && value !== null && 'msBeforeNext' in value;
}

/** Counts in this process; also stands in while a shared Redis is away. */
function ownLimiter(options: Options): RateLimiterMemory {
  const known = (processWide.limiters ??= new Map());
  return getOrMake(known, options.keyPrefix, () => new RateLimiterMemory(options));
}

function sharedLimiter(redis: Redis, options: Options): RateLimiterRedis {
  const ofRedis = getOrMake((processWide.sharedLimiters ??= new Map()), redis, () => new Map());
  return getOrMake(
    ofRedis,
    options.keyPrefix,
    () => new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true }),
  );
}

function getOrMake<K, T>(known: Map<K, T>, key: K, make: () => T): T {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}
