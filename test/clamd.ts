import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PROGRAM = ['/usr/sbin/clamd', '/usr/bin/clamd'].find((file) => existsSync(file));

/** Matched by the test clamd's signature. */
export const VIRUS = 'this is the invented virus of a test';
const SIGNATURE = `Test.Invented.Virus:0:*:${Buffer.from(VIRUS).toString('hex')}\n`;

/** Tests that need clamd: skipped with a message if it is not installed, but failing under CI=true. */
export function describeClamd(name: string, tests: () => void, env = process.env): void {
  if (PROGRAM || env.CI === 'true') return describe(name, tests);
  process.stderr.write(`${name}: skipped, clamd is not installed (package clamav-daemon).\n`);
  describe.skip(name, tests);
}

/** Starts the real clamd with one test signature on a socket. */
export async function startClamd(settings = '') {
  if (!PROGRAM) throw new Error('clamd is not installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'clamd-'));
  const socket = path.join(folder, 'clamd.sock');
  writeFileSync(path.join(folder, 'own.ndb'), SIGNATURE);
  writeFileSync(
    path.join(folder, 'clamd.conf'),
    `LocalSocket ${socket}\nDatabaseDirectory ${folder}\nForeground yes\nUser ${userInfo().username}\n${settings}`,
  );
  const clamd = spawn(PROGRAM, ['--config-file', path.join(folder, 'clamd.conf')], { stdio: 'ignore' });
  for (let tries = 0; !existsSync(socket) && clamd.exitCode === null && tries < 300; tries++) await wait(100);
  return {
    socket,
    async stop() {
      const ended = new Promise((resolve) => clamd.once('exit', resolve));
      if (clamd.exitCode === null && clamd.kill()) await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts a fake clamd on a free port with a given answer; records what it received. */
export async function startAnswering(answer: (said: Buffer) => string | null) {
  let said = Buffer.alloc(0);
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      said = Buffer.concat([said, data]);
      const text = answer(said);
      if (text !== null) socket.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    address: `127.0.0.1:${address.port}`,
    said: () => said,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
