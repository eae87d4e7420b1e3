import 'server-only';
import { processWide } from '../../shared/process-wide';
import { readyRedis } from '../../shared/redis';

declare module '../../shared/process-wide' {
  interface ProcessWide {
    /** Id → when it expires, in ms since 1970. */
    usedIds: Map<string, number>;
  }
}

/**
 * Uses an id up until it expires (`expiresMs`: a time in ms since 1970, like Date.now()). False when it was used before.
 * Held in this process, and in the Redis of REDIS_URL for all processes; while that is away, or after a restart without
 * one, another process could take an id once more.
 */
export async function consumeOnce(id: string, expiresMs: number, now = Date.now()): Promise<boolean> {
  if (!consumeHere(id, expiresMs, now)) return false;
  const redis = await readyRedis();
  if (!redis) return true;
  try {
    const lifetime = Math.max(1, Math.ceil(expiresMs - now));
    return (await redis.set(`dwaar:used:${id}`, '1', 'PX', lifetime, 'NX')) === 'OK';
  } catch {
    // Its going away is logged by the connection; here the id is used up already.
    return true;
  }
}

function consumeHere(id: string, expires: number, now: number): boolean {
  const used = (processWide.usedIds ??= new Map());
  for (const [oldId, oldExpires] of used) {
    // Ids are kept in order of use and live about equally long, so the first one still alive ends the sweep.
    if (oldExpires > now) break;
    used.delete(oldId);
  }
  if (used.has(id)) return false;
  used.set(id, expires);
  return true;
}
