import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onStop } from '../lib/base/on-stop';
import { type Program, superviseAll } from './supervise';

/** The programs to run, and the site's URL. */
export type Plan = { programs: Program[]; url: string };

/**
 * `npm start` and `npm run dev`: checks and builds in a short-lived process (prepare.ts), then runs the recruitment API
 * (unless API_BASE_URL names another one) and the website until Ctrl-C. Long-lived, so it imports only what comes with Node.
 */
async function start() {
  // Keeps running when the reader of the log exits (`npm start | head`).
  process.stdout.on('error', () => {});
  stopWithNpm();
  const { programs, url } = await plan();
  await superviseAll(programs);
  console.log(`The site is ready: ${url} (Ctrl-C stops it)`);
}

async function plan(): Promise<Plan> {
  const child = spawn(process.execPath, ['dist/prepare.mjs', ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  onStop(() => child.kill());
  let made: Plan | null = null;
  child.once('message', (message) => (made = message as Plan));
  await once(child, 'close');
  // It has printed the reason.
  if (!made) process.exit(1);
  return made;
}

const NPM_CHECK_MS = 1_000;

/** Stops when npm was killed, which cannot pass that on. Started otherwise, this process may outlive its parent. */
function stopWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, 'SIGHUP');
  }, NPM_CHECK_MS).unref();
}

await start();
