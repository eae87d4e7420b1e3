import type { BackendEnv } from '../../backend/env';
import { hasRoomForForms } from '../../backend/base/data-dir';
import type { Env } from '../../lib/base/env';
import { isLoopback } from '../../lib/base/network';
import { readSettings } from '../read-settings';
import { whyNotWritable } from './data-dir';
import {
  whyNoApi,
  whyNoClamd,
  whyNoGoogleKey,
  whyNoLogin,
  whyNoRedis,
  whyNotListening,
  whyNotReachable,
} from './services';
import { whyNoKey, whyNoStore } from './store';

/** What has to be put right, by variable or part, with the fix. */
export type Problem = { subject: string; problem: string };
type Check = [subject: string, problem: string | null];
/** Settings, with defaults in place of invalid ones; `variables`: as given. */
type Given = { env: Env; backend: BackendEnv; variables: Record<string, string | undefined> };

/** Lists what would keep the site from starting, serving or mailing. Changes nothing. */
export async function examine(variables: Given['variables']): Promise<Problem[]> {
  const { env, backend, problems } = readSettings(variables);
  const invalid = new Set(problems.map(({ variable }) => variable));
  const checks: Check[] = [
    ['DATA_DIR', await whyNotWritable(env.dataDir)],
    [
      'disk',
      (await hasRoomForForms(env.dataDir)) ? null : 'nearly full: forms are refused until there is space',
    ],
    ['SITE_URL', await whyNotReachable(env.siteUrl)],
    ['PORT', await whyNotListening('PORT', env.port, env.host)],
    ...(env.usesBuiltInApi ? await builtIn(backend, env.backendPort) : []),
    ['API_BASE_URL', await whyNoApi(env.apiBaseUrl, env.usesBuiltInApi, env.upstreamTimeoutMs)],
    ['REDIS_URL', await whyNoRedis(env.redisUrl)],
    ['CLAMD', await whyNoClamd(env.clamd)],
    ['SMTP_URL', await whyNoLogin(backend.mail?.smtpUrl ?? null)],
    ...combinations({ env, backend, variables }),
  ];
  return [
    ...problems.map(({ variable, problem }) => ({ subject: variable, problem })),
    // An invalid variable's default says nothing.
    ...checks.flatMap(([subject, problem]) =>
      problem === null || invalid.has(subject) ? [] : [{ subject, problem }],
    ),
  ];
}

const builtIn = async (backend: BackendEnv, port: number): Promise<Check[]> => [
  ['BACKEND_PORT', await whyNotListening('BACKEND_PORT', port, '127.0.0.1')],
  [backend.databaseUrl === null ? 'store' : 'DATABASE_URL', await whyNoStore(backend)],
  ['STORE_KEY', await whyNoKey(backend)],
  ['GOOGLE_INDEXING_KEY_FILE', await whyNoGoogleKey(backend.googleKeyFile)],
];

const PLACEHOLDER = /@(?:[\w-]+\.)*(?:example(?:\.\w+)?|invalid|test|localhost)$/i;

/** Settings that are valid individually, and together lose forms or mails. */
function combinations({ env, variables }: Given): Check[] {
  const isPublic = !isLoopback(new URL(env.siteUrl).hostname);
  const several = env.redisUrl !== null || (variables.WEBSITE_URL ?? '').includes(',');
  const samples = (variables.STAFF_EMAIL ?? '')
    .split(',')
    .filter((address) => PLACEHOLDER.test(address.trim()));
  const wrong: [subject: string, isWrong: boolean, problem: string][] = [
    [
      'TRUSTED_PROXIES',
      env.siteUrl.startsWith('https:') && env.trustedProxies.length === 0,
      'unset, but HTTPS comes from a proxy: set its address (127.0.0.1 on this machine), or all visitors share one limit',
    ],
    [
      'SECRET',
      several && env.outboxKey === null,
      'unset, but there are several websites (REDIS_URL or WEBSITE_URL), which would reject each other’s captchas: set the same value for all (openssl rand -hex 32)',
    ],
    // Another API sends its own mail.
    [
      'SMTP_URL',
      isPublic && env.usesBuiltInApi && !variables.SMTP_URL,
      'unset: nobody is notified of applications; set it and STAFF_EMAIL',
    ],
    [
      'STAFF_EMAIL',
      isPublic && samples.length > 0,
      `${samples.join(', ')} is an example: nobody would receive applications`,
    ],
  ];
  return wrong.map(([subject, isWrong, problem]) => [subject, isWrong ? problem : null]);
}
