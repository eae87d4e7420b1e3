import '../lib/content/site/load-env';
import { randomBytes } from 'node:crypto';
import { connectableHost } from '../lib/base/network';
import { ConfigurationError } from '../lib/base/configuration-error';
import { buildUnlessCurrent } from './build';
import { usableMemory } from './memory';
import { whyNotWritable } from './doctor/data-dir';
import { refuseTakenPort } from './ports';
import { API_HEAP_FLAG, websiteHeapFlags } from './heap-flag';
import { contentProblems } from '../lib/content/site/problems';
import { readSettings } from './read-settings';
import type { Plan } from './start';
import { fail } from './fail';

/** How long an earlier run may take to stop. */
const STOPPING_MS = 6_000;

/**
 * Preparations for `npm start` and `npm run dev`: checks the configuration, builds if there is no current build, and tells
 * the supervisor what to start. A separate process, so that its memory is released afterwards.
 */
async function prepare(): Promise<Plan> {
  // Keeps running when the reader of the log exits (`npm start | head`).
  process.stdout.on('error', () => {});
  const dev = process.argv.includes('--dev');
  const { env, backend, problems: badSettings } = readSettings(process.env);
  if (badSettings.length > 0) throw new ConfigurationError(badSettings);
  // A shared random secret, so that the API can announce changes without configuration.
  const shared: Record<string, string> =
    env.usesBuiltInApi && env.revalidateSecret === null
      ? { REVALIDATE_SECRET: randomBytes(32).toString('hex') }
      : {};

  const problems = contentProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const unwritable = await whyNotWritable(env.dataDir);
  if (unwritable) throw new ConfigurationError([{ variable: 'DATA_DIR', problem: unwritable }]);
  await refuseTakenPort('PORT', env.port, env.host, STOPPING_MS);
  if (env.usesBuiltInApi) {
    await refuseTakenPort('BACKEND_PORT', env.backendPort, '127.0.0.1', STOPPING_MS);
    if (backend.desk) await refuseTakenPort('DESK_PORT', backend.desk.port, backend.desk.host, STOPPING_MS);
  }
  const built: Record<string, string> = dev ? {} : { BUILD_DIR: await buildUnlessCurrent() };

  const website = {
    name: 'website',
    // In development from sources, which Next compiles on change.
    arguments: dev
      ? ['dist/website.mjs', '--dev']
      : [...websiteHeapFlags(usableMemory(), process.env.NODE_OPTIONS), 'dist/website.mjs'],
    // Next has no option to suppress this line: "✓ Running next.config.ts took 59ms".
    omits: dev ? undefined : 'Running next\\.config\\.\\w+ took ',
    env: {
      NODE_ENV: dev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...shared,
      ...built,
    },
    healthUrl: `http://${connectableHost(env.host)}:${env.port}/api/health`,
  };
  const api = {
    name: 'recruitment API',
    env: shared,
    arguments: [API_HEAP_FLAG, 'dist/backend.mjs', 'serve'],
    healthUrl: `http://127.0.0.1:${env.backendPort}/api/health`,
  };
  const host = connectableHost(env.host);
  return {
    programs: env.usesBuiltInApi ? [api, website] : [website],
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${env.port}`,
  };
}

prepare().then((plan) => process.send!(plan, () => process.disconnect()), fail);
