import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { makePdf } from '../test/browser/cv';
import { fillApplication } from '../test/browser/fill-application';
import { PORTS } from '../test/browser/ports';
import { CAPTCHA_CODE, sample } from '../test/browser/sites';
import { answers, outsideAddresses } from '../test/program';

// One after the other: they use the same ports.
test.describe.configure({ mode: 'default' });
test.skip(process.platform === 'win32', 'SKIPPED: there are no signals here');

const SITE = `http://127.0.0.1:${PORTS.starting}`;
const API = `http://127.0.0.1:${PORTS.startingApi}/api/`;

/** npm's warnings about this machine's unknown settings. */
const NPM_SETTINGS = /^npm warn Unknown/;
const MAX_LINES = 14;
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

/** Runs npm start in a process group of its own, with data of its own. */
function npmStart(dataDir: string, more: Record<string, string> = {}) {
  const env = {
    ...process.env,
    PORT: PORTS.starting,
    BACKEND_PORT: PORTS.startingApi,
    HOST: '',
    DATA_DIR: dataDir,
    SITE_URL: sample.env.SITE_URL,
    NODE_ENV: 'production',
    ...more,
  } as NodeJS.ProcessEnv;
  const npm = spawn('npm', ['start'], { env, detached: true });
  const ended = once(npm, 'exit');
  let log = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (log += String(text)));
  return {
    npm,
    ended,
    log: () => log,
    isReady: () =>
      expect
        .poll(() => log, { timeout: 60_000 })
        .toContain(`The site is ready: http://localhost:${PORTS.starting}`),
    killAll() {
      for (const pid of [npm.pid!, ...descendants(npm.pid!)]) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    },
  };
}

test('an operator starts the site with npm start, finds no error in its log, and stops all of it with one signal', async ({}, info) => {
  test.setTimeout(120_000);
  const started = npmStart(info.outputPath('data'));
  const { npm, ended } = started;
  try {
    await started.isReady();
    const log = started.log();
    expect(await answers(`${SITE}/job`)).toBe(true);
    expect(await answers(`${API}health`)).toBe(true);
    expect(await answers(`http://localhost:${PORTS.starting}/job`)).toBe(true);
    // Without HOST, it listens on loopback only.
    for (const address of outsideAddresses())
      expect(await answers(`http://${address}:${PORTS.starting}/`)).toBe(false);
    // The only warning of a first start: without the new key, backups are useless.
    const rest = log.replace(/^.*"event":"store-key-made".*$/m, '');
    expect(rest).not.toBe(log);
    expect(rest).not.toMatch(/"level":"(error|warn)"|\bError\b|\n\s+at /);
    // Includes npm's own four; bin/build.test.ts covers a build's.
    const lines = log.trimEnd().split('\n');
    expect(lines.filter((line) => !NPM_SETTINGS.test(line)).length).toBeLessThanOrEqual(
      MAX_LINES - MAX_BUILD_LINES,
    );
    expect(log).not.toMatch(/next\.config|Next\.js|telemetry|\x1b\[/i);
    expect(log).toContain(`The desk, http://localhost:${PORTS.startingDesk}, listens on`);
    expect(lines.at(-1)).toBe(`The site is ready: http://localhost:${PORTS.starting} (Ctrl-C stops it)`);

    const programs = descendants(npm.pid!);
    expect(programs.length).toBeGreaterThan(2);
    npm.kill('SIGTERM');
    await ended;
    await expect.poll(() => programs.filter(isAlive), { timeout: 20_000 }).toEqual([]);
    expect([await answers(`${SITE}/api/health`), await answers(`${API}health`)]).toEqual([false, false]);
  } finally {
    started.killAll();
  }
});

test('a newcomer starts the site, opens the printed link, and sees an application arrive at the desk', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const forms = { CAPTCHA_TEST_CODE: CAPTCHA_CODE, FORM_MIN_SECONDS: '0' };
  const started = npmStart(info.outputPath('data'), forms);
  try {
    await started.isReady();
    const [link = ''] = /http:\/\/localhost:\d+\/sign-in\/link\?token=\w+/.exec(started.log()) ?? [];
    expect(new URL(link).port).toBe(PORTS.startingDesk);
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in to the desk' }).click();
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    const site = await page.context().newPage();
    await site.goto(`http://localhost:${PORTS.starting}/applyjob?job_id=1010`);
    await fillApplication(site, ['Asha', 'Rao', 'asha@example.com'], makePdf('Asha welds'));
    await site.getByRole('checkbox', { name: /passed to the employer/ }).check();
    await site.getByRole('button', { name: 'Send application' }).click();
    // The outbox delivers it at once.
    await expect(async () => {
      await page.goto(`${new URL(link).origin}/`);
      await expect(page.getByRole('link', { name: '1 new since yesterday' })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await page.getByRole('main').getByRole('link', { name: 'Next to call' }).click();
    await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    // Once only.
    await page.context().clearCookies();
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in to the desk' }).click();
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  } finally {
    started.killAll();
  }
});

test('an operator whose npm or supervisor is killed can start the site again, and a second start names the first', async ({}, info) => {
  test.setTimeout(240_000);
  const runs: ReturnType<typeof npmStart>[] = [];
  const pids: number[] = [];
  try {
    for (const killed of ['npm', 'supervisor']) {
      const run = npmStart(info.outputPath('data'));
      runs.push(run);
      await run.isReady();
      const [supervisor, ...programs] = descendants(run.npm.pid!);
      pids.push(supervisor!, ...programs);
      const second = npmStart(info.outputPath('data'));
      runs.push(second);
      await second.ended;
      expect(second.log()).toContain(
        `in use by your earlier run of Dwaar (process ${supervisor}). End it with \`kill ${supervisor}\``,
      );
      process.kill(killed === 'npm' ? run.npm.pid! : supervisor!, 'SIGKILL');
      await expect.poll(() => pids.filter(isAlive), { timeout: 20_000 }).toEqual([]);
    }
  } finally {
    for (const run of runs) run.killAll();
    for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }
});
