import '../lib/content/site/load-env';
import { randomBytes } from 'node:crypto';
import { hostToAsk } from '../lib/shared/network';
import { ConfigurationError } from '../lib/shared/configuration-error';
import { hasPassedSocket, PASSED_FD } from '../server/passed-socket';
import { buildUnlessCurrent } from './build';
import { API_HEAP_FLAG } from './heap-flag';
import { refuseTakenPort } from './ports';
import { contentProblems } from '../lib/content/schema/problems';
import { readSettings } from './read-settings';
import { superviseAll } from './supervise';

/**
 * `npm start` and `npm run dev`: checks the configuration, builds if there is no current build, and runs the
 * recruitment API (unless API_BASE_URL names another one) and the website until Ctrl-C.
 */
async function start() {
  // Whoever reads the log may go (`npm start | head`); the site stays.
  process.stdout.on('error', () => {});
  const dev = process.argv.includes('--dev');
  const { env, problems: badSettings } = readSettings(process.env);
  if (badSettings.length > 0) throw new ConfigurationError(badSettings);
  // Shared by both programs, so that the API can announce changes without any configuration.
  if (env.usesBuiltInApi && env.revalidateSecret === null)
    process.env.REVALIDATE_SECRET = randomBytes(32).toString('hex');

  const problems = contentProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const passed = hasPassedSocket(process.env);
  if (!passed) await refuseTakenPort('PORT', env.port, env.host);
  delete process.env.LISTEN_PID;
  if (env.usesBuiltInApi) await refuseTakenPort('BACKEND_PORT', env.backendPort, '127.0.0.1');
  const built: Record<string, string> = dev ? {} : { BUILD_DIR: await buildUnlessCurrent() };

  const website = {
    name: 'website',
    // In development from its sources, which Next compiles as they change.
    arguments: dev ? ['dist/website.mjs', '--dev'] : ['dist/website.mjs'],
    socket: passed ? PASSED_FD : undefined,
    // Next has no setting for this line: "✓ Running next.config.ts took 59ms".
    omits: dev ? undefined : /Running next\.config\.\w+ took /,
    env: { NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1', ...built },
    healthUrl: `http://${hostToAsk(env.host)}:${env.port}/api/health`,
  };
  const api = {
    name: 'recruitment API',
    env: {},
    arguments: [API_HEAP_FLAG, 'dist/backend.mjs', 'serve'],
    healthUrl: `http://127.0.0.1:${env.backendPort}/api/health`,
  };
  await superviseAll(env.usesBuiltInApi ? [api, website] : [website]);
  const host = hostToAsk(env.host);
  const name = host === '127.0.0.1' ? 'localhost' : host;
  console.log(`The site is ready: http://${name}:${env.port} (Ctrl-C stops it)`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
