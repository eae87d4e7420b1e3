import type { HttpBindings } from '@hono/node-server';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { isPrivateAddress } from '../lib/base/network';
import { limitKey } from '../lib/forms/guard/client-address';
import type { DeskContext } from './context';

/** Returns the client's network, as forwarded by the edge, which is on this machine or a private network. */
export function networkOf(c: DeskContext): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const peer = incoming?.socket.remoteAddress ?? '127.0.0.1';
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return limitKey(isPrivateAddress(peer) ? (forwarded ?? peer) : peer);
}

/** Counts uses per key and minute. */
export function limitPerMinute(points: number) {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return {
    /** Counts a use; resolves with whether it is one too many. */
    use: (key: string): Promise<boolean> =>
      limiter.consume(key).then(
        () => false,
        () => true,
      ),
    isUsedUp: async (key: string): Promise<boolean> => (await limiter.get(key))?.remainingPoints === 0,
  };
}
