import type { BackendEnv } from '../../backend/env';
import type { Env } from '../../lib/base/env';
import { isLoopback } from '../../lib/base/network';
import { about, fail, ok, type Finding } from './finding';

/** Settings that are valid individually; `variables`: as given. */
type Given = { env: Env; backend: BackendEnv; variables: Record<string, string | undefined> };

/** Checks for combinations of settings that lose forms, or show samples. */
export const checkCombinations = (given: Given): Finding[] => [
  checkProxies(given.env),
  checkOutboxKeyShared(given),
  ...checkPublic(given),
];

function checkProxies({ trustedProxies, siteUrl }: Env): Finding {
  const proxies = about('TRUSTED_PROXIES');
  const everyone = trustedProxies.find((range) => /\/0$/.test(range));
  if (everyone)
    return proxies.fail(`${everyone} is everybody: any visitor could claim any address; name your proxy`);
  if (trustedProxies.length > 0) return proxies.ok(trustedProxies.join(', '));
  if (!siteUrl.startsWith('https:')) return proxies.ok('unset');
  return proxies.warn(
    'unset, but https comes from a proxy: name it (127.0.0.1 on this machine), or all visitors share one limit',
  );
}

function checkOutboxKeyShared({ env, variables }: Given): Finding {
  const several = env.redisUrl !== null || (variables.WEBSITE_URL ?? '').split(',').length > 1;
  if (env.outboxKey ?? env.derivedOutboxKey) return ok('OUTBOX_KEY', 'set');
  if (!several) return ok('OUTBOX_KEY', 'unset: one is made in DATA_DIR');
  return fail(
    variables.OUTBOX_KEY ? 'OUTBOX_KEY' : 'SECRET',
    'unset, but there are several websites (REDIS_URL or WEBSITE_URL): captchas of one are refused by the other; set one for all, of openssl rand -hex 32',
  );
}

const PLACEHOLDER = /@(?:[\w-]+\.)*(?:example(?:\.\w+)?|invalid|test|localhost)$/i;

function checkPublic({ env, variables }: Given): Finding[] {
  if (isLoopback(new URL(env.siteUrl).hostname)) return [];
  const findings: Finding[] = [];
  if (env.showsSamples)
    findings.push(fail('SAMPLES', 'on: invented jobs, clients and people are shown in public; leave it out'));
  // Another API sends its own mail.
  if (!variables.SMTP_URL && env.usesBuiltInApi)
    findings.push(fail('SMTP_URL', 'unset: nobody is told of applications; set it and STAFF_EMAIL'));
  const samples = (variables.STAFF_EMAIL ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => PLACEHOLDER.test(address));
  if (samples.length > 0)
    findings.push(
      fail('STAFF_EMAIL', `${samples.join(', ')} is an example: applications would go to nobody`),
    );
  return findings.length > 0 ? findings : [ok('public', 'no samples, and mail has somewhere to go')];
}
