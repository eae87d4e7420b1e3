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
    return proxies.fail(`${everyone} trusts everyone: visitors could fake any address; list only your proxy`);
  if (trustedProxies.length > 0) return proxies.ok(trustedProxies.join(', '));
  if (!siteUrl.startsWith('https:')) return proxies.ok('unset');
  return proxies.warn(
    'unset, but HTTPS comes from a proxy: set its address (127.0.0.1 on this machine), or all visitors share one limit',
  );
}

function checkOutboxKeyShared({ env, variables }: Given): Finding {
  const several = env.redisUrl !== null || (variables.WEBSITE_URL ?? '').split(',').length > 1;
  if (env.outboxKey ?? env.derivedOutboxKey) return ok('OUTBOX_KEY', 'set');
  if (!several) return ok('OUTBOX_KEY', 'unset: a key is created in DATA_DIR');
  return fail(
    variables.OUTBOX_KEY ? 'OUTBOX_KEY' : 'SECRET',
    'unset, but there are several websites (REDIS_URL or WEBSITE_URL), which would reject each other’s captchas: set the same value for all (openssl rand -hex 32)',
  );
}

const PLACEHOLDER = /@(?:[\w-]+\.)*(?:example(?:\.\w+)?|invalid|test|localhost)$/i;

function checkPublic({ env, variables }: Given): Finding[] {
  if (isLoopback(new URL(env.siteUrl).hostname)) return [];
  const findings: Finding[] = [];
  if (env.showsSamples)
    findings.push(fail('SAMPLES', 'on: sample jobs, clients and people are shown in public; remove it'));
  // Another API sends its own mail.
  if (!variables.SMTP_URL && env.usesBuiltInApi)
    findings.push(fail('SMTP_URL', 'unset: nobody is notified of applications; set it and STAFF_EMAIL'));
  const samples = (variables.STAFF_EMAIL ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => PLACEHOLDER.test(address));
  if (samples.length > 0)
    findings.push(
      fail('STAFF_EMAIL', `${samples.join(', ')} is an example: nobody would receive applications`),
    );
  return findings.length > 0 ? findings : [ok('public', 'no samples, and mail is set up')];
}
