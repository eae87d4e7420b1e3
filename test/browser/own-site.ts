import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { backendOf } from './backend';

type OwnSite = { env: Record<string, string> & { DATA_DIR: string } };

/** Starts a site for one spec, with the jobs of a CSV, and waits until it answers; resolves with what stops it. */
export async function startOwnSite(url: string, site: OwnSite, jobs: string): Promise<() => Promise<void>> {
  const file = path.join(site.env.DATA_DIR, 'jobs.csv');
  writeFileSync(file, jobs);
  backendOf(site, 'import', file);
  const program = spawn(process.execPath, ['dist/start.mjs'], {
    env: { ...process.env, ...site.env },
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  return async () => {
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    await ended;
  };
}
