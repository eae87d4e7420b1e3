import 'server-only';
import { processWide } from '../../base/process-wide';
import { askRedis } from '../../base/redis';

declare module '../../base/process-wide' {
  interface ProcessWide {
    /** Id → expiry, in ms since 1970. */
    usedIds: Map<string, number>;
  }
}

/**
 * Marks an id as used until it expires (`expiresMs`: ms since 1970, like Date.now()). False if it was used before.
 * Recorded in this process, and in the Redis of REDIS_URL for all processes; while that is down, or after a restart
 * without one, an id may be accepted once more.
 */
export async function consumeOnce(id: string, expiresMs: number, now = Date.now()): Promise<boolean> {
  if (!consumeHere(id, expiresMs, now)) return false;
  const lifetime = Math.max(1, Math.ceil(expiresMs - now));
  const isFirst = await askRedis(
    async (redis) => (await redis.set(`dwaar:used:${id}`, '1', 'PX', lifetime, 'NX')) === 'OK',
  );
  return isFirst ?? true;
}

function consumeHere(id: string, expires: number, now: number): boolean {
  const used = (processWide.usedIds ??= new Map<string, number>());
  for (const [oldId, oldExpires] of used) {
    // Ids are in order of use and live about equally long, so the sweep stops at the first live one.
    if (oldExpires > now) break;
    used.delete(oldId);
  }
  if (used.has(id)) return false;
  used.set(id, expires);
  return true;
}
