import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { env } from './env';
import { log } from './log';
import { type ProcessWide, processWide } from './process-wide';

declare module './process-wide' {
  interface ProcessWide {
    redis: { client: Redis; firstAttempt: Promise<void> };
  }
}

// A hanging Redis must not delay visitors: callers then fall back to memory.
const TIMEOUT_MS = 1000;

/** This process's connection to the Redis of REDIS_URL; null if there is none or it is not responding. */
export async function readyRedis(): Promise<Redis | null> {
  const { redisUrl } = env();
  if (!redisUrl) return null;
  const { client, firstAttempt } = (processWide.redis ??= connect(redisUrl));
  await firstAttempt;
  return client.status === 'ready' ? client : null;
}

/** The result of a command; null without Redis or if it fails, which the connection logs. */
export async function askRedis<Answer>(command: (redis: Redis) => Promise<Answer>): Promise<Answer | null> {
  const redis = await readyRedis();
  return redis ? command(redis).catch(() => null) : null;
}

/** Closes the connection, e.g. after tests. */
export function closeRedis(): void {
  processWide.redis?.client.disconnect();
  delete processWide.redis;
}

function connect(url: string): ProcessWide['redis'] {
  const client = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  });
  // Every reconnection attempt fails while Redis is down: log only the first failure and the recovery.
  let isDown = false;
  client.on('error', (error: Error) => {
    if (!isDown) log('error', 'redis-away', { problem: error.message || error.name });
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) log('info', 'redis-back');
    isDown = false;
  });
  const first = client.connect().catch(() => {});
  return { client, firstAttempt: Promise.race([first, setTimeout(TIMEOUT_MS, undefined, { ref: false })]) };
}
