import { spawnSync } from 'node:child_process';

/** A separate database, so that tests do not touch the data of a running site. */
export const TEST_REDIS_URL = 'redis://127.0.0.1:6379/15';

const PING = `require('node:net').connect(6379, '127.0.0.1').on('connect', function () { this.write('PING\\r\\n') })
  .on('data', (data) => process.exit(String(data).startsWith('+PONG') ? 0 : 1)).on('error', () => process.exit(1));
  setTimeout(() => process.exit(1), 500)`;

/**
 * Whether Redis responds on this machine. Synchronous, because Jest needs to know what to skip before it runs anything.
 */
export function redisAnswers(): boolean {
  return spawnSync(process.execPath, ['-e', PING]).status === 0;
}
