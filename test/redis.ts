import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/**
 * Separate databases, so that tests touch neither a running site's data nor each other's: test files run
 * concurrently, and each deletes the website's keys.
 */
export const TEST_REDIS_URLS = {
  changes: 'redis://127.0.0.1:6379/15',
  rateLimits: 'redis://127.0.0.1:6379/14',
};

const PING = `require('node:net').connect(6379, '127.0.0.1').on('connect', function () { this.write('PING\\r\\n') })
  .on('data', (data) => process.exit(String(data).startsWith('+PONG') ? 0 : 1)).on('error', () => process.exit(1));
  setTimeout(() => process.exit(1), 500)`;

/**
 * Whether Redis responds on this machine. Synchronous, because Jest needs to know what to skip before it runs anything.
 */
export function redisAnswers(): boolean {
  return spawnSync(process.execPath, ['-e', PING]).status === 0;
}

/** Resolves with a ready connection, which on a busy machine takes longer than the website's timeout. */
export async function whenReady(connect: () => Promise<Redis | null>): Promise<Redis> {
  for (;;) {
    const redis = await connect();
    if (redis) return redis;
    await sleep(20);
  }
}
