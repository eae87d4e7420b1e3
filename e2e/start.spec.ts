import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { expect, test } from '@playwright/test';
import { PORTS } from '../test/browser/ports';
import { sample } from '../test/browser/sites';
import { answers } from '../test/program';

test.skip(process.platform === 'win32', 'SKIPPED: there are no signals here');

const SITE = `http://127.0.0.1:${PORTS.starting}`;
const API = `http://127.0.0.1:${PORTS.startingApi}/api/`;

/** npm's warnings about this machine's unknown settings. */
const NPM_SETTINGS = /^npm warn Unknown/;
const MAX_LINES = 12;
/** Lines of the website's build and SQLite's preparation together. */
const MAX_BUILD_LINES = 5;

/** All descendants of a process. */
function descendants(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number]);
  const childrenOf = (parent: number): number[] =>
    rows.filter(([, of]) => of === parent).flatMap(([child]) => [child, ...childrenOf(child)]);
  return childrenOf(pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('an operator starts the site with npm start, finds no error in its log, and stops all of it with one signal', async ({}, info) => {
  test.setTimeout(120_000);
  const env = {
    ...process.env,
    PORT: PORTS.starting,
    BACKEND_PORT: PORTS.startingApi,
    HOST: '',
    DATA_DIR: info.outputPath('data'),
    SITE_URL: sample.env.SITE_URL,
    NODE_ENV: 'production',
  } as NodeJS.ProcessEnv;
  const npm = spawn('npm', ['start'], { env, detached: true });
  const ended = once(npm, 'exit');
  let log = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (log += String(text)));
  try {
    await expect
      .poll(() => log, { timeout: 60_000 })
      .toContain(`The site is ready: http://localhost:${PORTS.starting}`);
    expect(await answers(`${SITE}/job`)).toBe(true);
    expect(await answers(`${API}health`)).toBe(true);
    expect(await answers(`http://localhost:${PORTS.starting}/job`)).toBe(true);
    // Without HOST, it listens on loopback only.
    const others = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    for (const { address, family, internal } of others)
      if (family === 'IPv4' && !internal)
        expect(await answers(`http://${address}:${PORTS.starting}/`)).toBe(false);
    // The only warning of a first start: without the new key, backups are useless.
    const rest = log.replace(/^.*"event":"store-key-made".*$/m, '');
    expect(rest).not.toBe(log);
    expect(rest).not.toMatch(/"level":"(error|warn)"|\bError\b|\n\s+at /);
    // Includes npm's own four; bin/progress.test.ts covers a build's.
    const lines = log.trimEnd().split('\n');
    expect(lines.filter((line) => !NPM_SETTINGS.test(line)).length).toBeLessThanOrEqual(
      MAX_LINES - MAX_BUILD_LINES,
    );
    expect(log).not.toMatch(/next\.config|Next\.js|telemetry|\x1b\[/i);
    expect(lines.at(-1)).toBe(`The site is ready: http://localhost:${PORTS.starting} (Ctrl-C stops it)`);

    const started = descendants(npm.pid!);
    expect(started.length).toBeGreaterThan(2);
    npm.kill('SIGTERM');
    await ended;
    await expect.poll(() => started.filter(isAlive), { timeout: 20_000 }).toEqual([]);
    expect([await answers(`${SITE}/api/health`), await answers(`${API}health`)]).toEqual([false, false]);
  } finally {
    for (const pid of [npm.pid!, ...descendants(npm.pid!)]) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }
});
