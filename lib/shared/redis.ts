import { Redis } from 'ioredis';
import { env } from './env';
import { log } from './log';
import { processWide } from './process-wide';

declare module './process-wide' {
  interface ProcessWide {
    /** By URL. */
    redis: Map<string, RedisConnection>;
  }
}

type RedisConnection = { client: Redis; tried: Promise<void> };

// A visitor must not wait for a Redis that hangs: past this its work is done in memory.
const MOST_WAIT_MS = 1000;

/** The Redis of REDIS_URL, shared by this process, or null when there is none or it does not answer now. */
export async function readyRedis(url = env().redisUrl): Promise<Redis | null> {
  if (!url) return null;
  const known = (processWide.redis ??= new Map());
  let connection = known.get(url);
  if (!connection) known.set(url, (connection = connect(url)));
  await connection.tried;
  return connection.client.status === 'ready' ? connection.client : null;
}

/** Ends all connections, e.g. after tests. */
export function closeRedis(): void {
  for (const { client } of processWide.redis?.values() ?? []) client.disconnect();
  delete processWide.redis;
}

function connect(url: string): RedisConnection {
  const client = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: MOST_WAIT_MS,
    commandTimeout: MOST_WAIT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  });
  // A Redis that is away fails at every attempt to reconnect: one line when it goes and one when it is back.
  let isAway = false;
  client.on('error', (error: Error) => {
    if (!isAway) log('error', 'redis-away', { problem: error.message || error.name });
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log('info', 'redis-back');
    isAway = false;
  });
  const first = client.connect().catch(() => {});
  return { client, tried: Promise.race([first, wait(MOST_WAIT_MS)]) };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
