import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
  const { programs, url } = await plan();
  await superviseAll(programs);
  console.log(`The site is ready: ${url} (Ctrl-C stops it)`);
}

async function plan(): Promise<Plan> {
  const child = spawn(process.execPath, ['dist/prepare.mjs', ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  let made: Plan | null = null;
  child.once('message', (message) => (made = message as Plan));
  await once(child, 'close');
  process.off('SIGINT', passOn).off('SIGTERM', passOn);
  // It has printed the reason.
  if (!made) process.exit(1);
  return made;
}

await start();
