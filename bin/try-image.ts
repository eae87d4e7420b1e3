import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * `npm run image:try`: runs the Dockerfile's steps in a clean folder, for machines without Docker: same files, same
 * commands, then the image's own command and health check. Does not cover the base image, the user and the volume.
 */

const PORT = '3190';
const START_TIMEOUT_MS = 60_000;
const MAX_MEGABYTES = 300;

async function tryImage(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dwaar-image-'));
  const run = (command: string, ...parameters: string[]) =>
    execFileSync(command, parameters, { cwd: folder, stdio: 'inherit', env: environment(folder) });
  try {
    for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
      .split('\0')
      .filter(Boolean))
      cpSync(file, path.join(folder, file));
    run('npm', 'install', '--no-audit', '--no-fund');
    run('sh', 'deploy/image.sh');
    const [, command] = /^CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8'))!;
    await startAndCheck(folder, JSON.parse(command!) as string[]);
    // These commands load what the pages do not: the store, mail, sheets.
    run('node', 'dist/backend.mjs', 'export', 'jobs.csv');
    run('node', 'dist/backend.mjs', 'backup', 'store.tar');
    refuseLargeFolder(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function refuseLargeFolder(folder: string): void {
  const megabytes = parseInt(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }));
  console.log(`The image's folder is ${megabytes} MB.`);
  if (megabytes > MAX_MEGABYTES) throw new Error(`That is more than ${MAX_MEGABYTES} MB.`);
}

function environment(folder: string): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  const settings = { PORT, BACKEND_PORT: '4290', SITE_URL: `http://localhost:${PORT}` };
  return { PATH, HOME, ...settings, DATA_DIR: path.join(folder, '.data') } as unknown as NodeJS.ProcessEnv;
}

async function startAndCheck(folder: string, [program, ...parameters]: string[]): Promise<void> {
  const env = { ...environment(folder), NODE_ENV: 'production' };
  const site = spawn(program!, parameters, { cwd: folder, stdio: 'inherit', env: env as NodeJS.ProcessEnv });
  const ended = new Promise<void>((resolve) => site.once('exit', () => resolve()));
  try {
    const deadline = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${PORT}/sitemap.xml`).catch(() => null);
      if (answer?.ok && (await answer.text()).includes('/job-details/')) break;
      if (Date.now() > deadline || site.exitCode !== null) throw new Error('The site did not come up.');
      await sleep(300);
    }
    console.log('The site came up and lists its jobs.');
  } finally {
    site.kill('SIGTERM');
    await ended;
  }
}

tryImage().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
