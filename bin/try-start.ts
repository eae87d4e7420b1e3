import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { readBackendEnv } from '../backend/env';
import { keyFile } from '../backend/keys/key-source';
import { parseEnv } from '../lib/base/env';
import { readKey } from '../lib/base/secret-key';
import { whyNotReady } from './why-not-ready';
import { fail } from './fail';

/** Variables for shared resources that a trial must not touch: other programs' data, mail, search engines, ports. */
const LEFT_OUT = [
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'JOBS_SOURCE',
  'INDEXNOW_KEY',
  'GOOGLE_INDEXING_KEY_FILE',
  'METRICS_PORT',
  'WEBSITE_URL',
  'RETENTION_DAYS',
];
const PAGES = ['/', '/job', '/contact'];
const START_SECONDS = 60;

/**
 * Run by `dwaar update` in the new release: starts it with the service's settings, but on separate ports and data (a copy
 * of the site's, if a backup is given), and requests a few pages.
 * @throws Error saying what does not work
 */
async function tryStart(backup: string | undefined): Promise<void> {
  parseEnv(process.env);
  readBackendEnv(process.env);
  const folder = mkdtempSync(path.join(tmpdir(), 'dwaar-try-'));
  const [port, backendPort] = await freePorts(2);
  const settings = { PORT: String(port), BACKEND_PORT: String(backendPort), HOST: '127.0.0.1' };
  const env = {
    ...withoutOthers(),
    ...storeKey(),
    ...settings,
    DATA_DIR: path.join(folder, 'data'),
  };
  let output = '';
  let site: ChildProcess | null = null;
  try {
    if (backup) execFileSync(process.execPath, ['dist/backend.mjs', 'restore', backup], { env });
    site = spawn(process.execPath, ['dist/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [site.stdout, site.stderr]) stream!.on('data', (text) => (output += String(text)));
    const origin = `http://127.0.0.1:${port}`;
    const hasEnded = () => (site!.exitCode === null ? null : 'The program exited.');
    for (const page of ['/api/ready', ...PAGES]) {
      const reason = await whyNotReady(origin + page, { seconds: START_SECONDS, hasEnded });
      if (reason !== null) throw new Error(`${output}\n${reason}`);
    }
  } finally {
    await stop(site);
    rmSync(folder, { recursive: true, force: true });
  }
}

function withoutOthers(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !LEFT_OUT.includes(name));
  return Object.fromEntries(kept) as NodeJS.ProcessEnv;
}

/** The encryption key of the site's store, and so of the copy, if it is in the site's folder. */
function storeKey(): { STORE_KEY?: string } {
  const place = readBackendEnv(process.env);
  const key = place.storeKey === null ? readKey(keyFile(place.dataDir)) : null;
  return key ? { STORE_KEY: key.toString('hex') } : {};
}

/** Distinct ports that are free now. */
async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

async function stop(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

new Command('try-start')
  .argument('[backup]', 'a backup of the site, to run on a copy of its data')
  .action(tryStart)
  .parseAsync()
  .catch(fail);
