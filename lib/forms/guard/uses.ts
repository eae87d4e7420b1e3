import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '../../base/process-wide';
import { readyRedis } from '../../base/redis';
import { sharedLimiter } from './rate-limits';

declare module '../../base/process-wide' {
  interface ProcessWide {
    uses: Map<string, LRUCache<string, number>>;
  }
}

/** A length of time in which uses are counted, from the first one on. */
export type Window = { name: string; seconds: number };

// About 10 MB in all windows. An attack from more addresses shows in the count of all together.
const MAX_KEYS = 20_000;

/**
 * Counts `points` uses by `key`, and refuses nothing: in the Redis of REDIS_URL for all websites, else in this process.
 * @returns the uses in the window so far, these included
 */
export async function countUse(window: Window, key: string, points = 1): Promise<number> {
  const redis = await readyRedis();
  if (redis) {
    try {
      return (await sharedLimiter(redis, sharedOptions(window)).consume(key, points)).consumedPoints;
    } catch {
      // Redis has just failed, which its connection logs; count in this process instead.
    }
  }
  const uses = ownUses(window);
  const count = (uses.get(key) ?? 0) + points;
  if (points > 0) uses.set(key, count);
  return count;
}

function ownUses({ name, seconds }: Window): LRUCache<string, number> {
  const all = (processWide.uses ??= new Map<string, LRUCache<string, number>>());
  let uses = all.get(name);
  if (!uses) {
    // A window ends a while after its first use, not its last one.
    uses = new LRUCache({ max: MAX_KEYS, ttl: seconds * 1000, noUpdateTTL: true });
    all.set(name, uses);
  }
  return uses;
}

const sharedOptions = ({ name, seconds }: Window) => ({
  keyPrefix: `dwaar:uses:${name}`,
  points: Number.MAX_SAFE_INTEGER,
  duration: seconds,
});
