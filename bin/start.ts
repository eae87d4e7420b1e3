import '../lib/shared/load-env';
import { randomBytes } from 'node:crypto';
import { readBackendEnv } from '../backend/env';
import { hostToAsk } from '../lib/shared/network';
import { parseEnv } from '../lib/shared/env';
import { hasPassedSocket, PASSED_FD } from '../server/passed-socket';
import { buildUnlessCurrent } from './build';
import { API_HEAP_FLAG } from './heap-flag';
import { refuseTakenPort } from './ports';
import { readContentProblems } from './read-content-problems';
import { prepareNative } from './prepare-native';
import { superviseAll } from './supervise';

/**
 * `npm start` and `npm run dev`: checks the configuration, builds if there is no current build, and runs the
 * recruitment API (unless API_BASE_URL names another one) and the website until Ctrl-C.
 */
async function start() {
  prepareNative();
  const dev = process.argv.includes('--dev');
  const env = parseEnv(process.env);
  if (env.usesBuiltInApi) {
    // Shared by both programs, so that the API can announce changes without any configuration.
    process.env.REVALIDATE_SECRET ||= randomBytes(32).toString('hex');
    readBackendEnv();
  }

  const problems = await readContentProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const passed = hasPassedSocket(process.env);
  if (!passed) await refuseTakenPort('PORT', env.port, env.host);
  delete process.env.LISTEN_PID;
  if (env.usesBuiltInApi) await refuseTakenPort('BACKEND_PORT', env.backendPort, '127.0.0.1');
  const built = dev ? {} : { BUILD_DIR: await buildUnlessCurrent() };

  const website = {
    name: 'website',
    arguments: ['--import', 'tsx', 'server/main.ts', ...(dev ? ['--dev'] : [])],
    env: { NODE_ENV: dev ? 'development' : 'production', ...built },
    socket: passed ? PASSED_FD : undefined,
    healthUrl: `http://${hostToAsk(env.host)}:${env.port}/api/health`,
  };
  const api = {
    name: 'recruitment API',
    env: {},
    arguments: [API_HEAP_FLAG, '--import', 'tsx', 'backend/cli.ts', 'serve'],
    healthUrl: `http://127.0.0.1:${env.backendPort}/api/health`,
  };
  await superviseAll(env.usesBuiltInApi ? [api, website] : [website]);
  const host = hostToAsk(env.host);
  console.log(
    `\nThe site is ready: http://${host === '127.0.0.1' ? 'localhost' : host}:${env.port}\nCtrl-C stops it.\n`,
  );
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
