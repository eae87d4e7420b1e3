import { readBackendEnv } from '../../backend/env';
import { isLoopback } from '../../lib/shared/network';
import { parseEnv } from '../../lib/shared/env';
import { buildState } from '../build';
import { checkDataDir, checkOutboxKey, checkPrivateFile } from './files';
import { fail, ok, warn, type Finding } from './finding';
import { checkSampleJobs, checkSamples } from './samples';
import { checkApi, checkClock, checkMail, checkRedis } from './services';
import { checkNode, checkPlaceholders, checkSecrets, checkSiteUrl } from './settings';
import { checkSheet } from './sheet';
import { checkStore } from './store';

/** Runs all checks of a configuration, skipping those whose settings are invalid. */
export async function examine(variables: Record<string, string | undefined>): Promise<Finding[]> {
  const first = [
    checkNode(process.version),
    await checkPrivateFile('.env', 'not there: settings come from the environment'),
    checkPlaceholders(),
    ...checkSamples(),
  ];
  let env: ReturnType<typeof parseEnv>;
  let backend: ReturnType<typeof readBackendEnv>;
  try {
    env = parseEnv(variables);
    backend = readBackendEnv(variables);
  } catch (error) {
    const [, ...lines] = (error as Error).message.split('\n');
    const problems = lines.length > 0 ? lines : [(error as Error).message];
    return [...first, ...problems.map((problem) => fail('settings', problem.trim()))];
  }
  const { apiBaseUrl, usesBuiltInApi, upstreamTimeoutMs, dataDir, outboxKey, siteUrl, redisUrl } = env;
  const isPublic = !isLoopback(new URL(siteUrl).hostname);
  return [
    ...first,
    ok('settings', 'all can be read'),
    await checkSiteUrl(siteUrl),
    ...checkSecrets(env, backend.databaseUrl),
    await checkOutboxKey(dataDir, outboxKey),
    ...(await checkDataDir(dataDir)),
    ...(usesBuiltInApi
      ? [await checkStore(dataDir, backend.databaseUrl), await checkSampleJobs(dataDir, backend.databaseUrl)]
      : []),
    await checkApi(apiBaseUrl, usesBuiltInApi, upstreamTimeoutMs),
    ...(usesBuiltInApi ? [await checkSheet(backend.jobsSource)] : []),
    await checkRedis(redisUrl),
    await checkMail(variables.SMTP_URL || null),
    await checkClock(isPublic ? siteUrl : apiBaseUrl),
    checkBuild(),
  ];
}

function checkBuild(): Finding {
  const state = buildState();
  if (state === 'current') return ok('build', 'of these sources');
  const what = state === 'none' ? 'none yet' : 'of other sources';
  return warn('build', `${what}: the next npm start builds, about a minute`);
}
