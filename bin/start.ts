import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hasPassedSocket } from '../server/passed-socket';
import { type Program, superviseAll } from './supervise';

/** What is to run, and where it is reached. */
export type Plan = { programs: Program[]; url: string };

/**
 * `npm start` and `npm run dev`: has everything checked and built by a process that ends (prepare.ts), and runs the
 * recruitment API (unless API_BASE_URL names another one) and the website until Ctrl-C. It stays for as long as they run, and
 * so imports nothing but what comes with Node.
 */
async function start() {
  // Whoever reads the log may go (`npm start | head`); the site stays.
  process.stdout.on('error', () => {});
  // They name this process; the socket is handed on without.
  if (!hasPassedSocket(process.env)) delete process.env.LISTEN_FDS;
  delete process.env.LISTEN_PID;
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
  // It has said why.
  if (!made) process.exit(1);
  return made;
}

await start();
