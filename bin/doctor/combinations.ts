import type { BackendEnv } from '../../backend/env';
import type { Env } from '../../lib/base/env';
import { isLoopback } from '../../lib/base/network';
import { fail, ok, warn, type Finding } from './finding';

/** Settings that are right each by itself: `variables` as they were given. */
export type Given = { env: Env; backend: BackendEnv; variables: Record<string, string | undefined> };

/** Checks settings that depend on each other. */
export function checkCombinations(given: Given): Finding[] {
  return [
    ...checkPorts(given.env),
    checkProxies(given.env),
    checkHost(given.env),
    checkRevalidateSecret(given),
    checkOutboxKeyShared(given),
    checkRetention(given.backend),
    checkConfirmation(given),
    given.env.captchaTestCode === null
      ? ok('CAPTCHA_TEST_CODE', 'unset')
      : fail('CAPTCHA_TEST_CODE', 'set: anybody gets past the captcha; remove it'),
    ...checkPublic(given),
  ];
}

function checkPorts({ port, backendPort, metricsPort, usesBuiltInApi }: Env): Finding[] {
  const used: [string, number | null][] = [
    ['PORT', port],
    ['BACKEND_PORT', usesBuiltInApi ? backendPort : null],
    ['METRICS_PORT', metricsPort],
  ];
  const findings = used.flatMap(([name, number], index) => {
    const [other] = used.slice(0, index).find(([, earlier]) => number !== null && earlier === number) ?? [];
    return other ? [fail(name, `${number} is ${other} too: each needs a port of its own`)] : [];
  });
  return findings.length > 0 ? findings : [ok('PORT', 'none twice')];
}

function checkProxies({ trustedProxies, siteUrl }: Env): Finding {
  const everyone = trustedProxies.find((range) => /\/0$/.test(range));
  if (everyone)
    return fail(
      'TRUSTED_PROXIES',
      `${everyone} is everybody: any visitor could claim any address; name your proxy`,
    );
  if (trustedProxies.length > 0) return ok('TRUSTED_PROXIES', trustedProxies.join(', '));
  if (!siteUrl.startsWith('https:')) return ok('TRUSTED_PROXIES', 'unset');
  return warn(
    'TRUSTED_PROXIES',
    'unset, but https comes from a proxy: name it (127.0.0.1 on this machine), or all visitors share one limit',
  );
}

// An edge on another machine, or in another container, needs a website that listens on its network.
function checkHost({ host, trustedProxies, siteUrl }: Env): Finding {
  const isOpen = host === '0.0.0.0' || host === '::';
  const isEdgeHere =
    trustedProxies.length > 0 &&
    trustedProxies.every((range) => isLoopback(range) || range.startsWith('::1'));
  if (isPublicUrl(siteUrl) && isOpen && isEdgeHere)
    return warn('HOST', `${host}: the website can be reached past the edge, without TLS; set HOST=127.0.0.1`);
  return ok('HOST', host);
}

function checkRevalidateSecret({ env, backend, variables }: Given): Finding {
  const isShared = !env.usesBuiltInApi || env.redisUrl !== null || backend.databaseUrl !== null;
  if (variables.REVALIDATE_SECRET) return ok('REVALIDATE_SECRET', 'set');
  if (variables.SECRET) return ok('SECRET', 'set');
  if (!isShared) return ok('REVALIDATE_SECRET', 'unset: every start makes one of its own');
  return warn(
    variables.REVALIDATE_SECRET ? 'REVALIDATE_SECRET' : 'SECRET',
    'unset: an API or site started elsewhere cannot tell of changed jobs; set one for all',
  );
}

// Both are for several websites only.
function checkOutboxKeyShared({ env, variables }: Given): Finding {
  const several = env.redisUrl !== null || (variables.WEBSITE_URL ?? '').split(',').length > 1;
  if (env.outboxKey ?? env.derivedOutboxKey) return ok('OUTBOX_KEY', 'set');
  if (!several) return ok('OUTBOX_KEY', 'unset: one is made in DATA_DIR');
  return fail(
    variables.OUTBOX_KEY ? 'OUTBOX_KEY' : 'SECRET',
    'unset, but there are several websites (REDIS_URL or WEBSITE_URL): captchas of one are refused by the other; set one for all, of openssl rand -hex 32',
  );
}

const MIN_RETENTION_DAYS = 30;
const MAX_RETENTION_DAYS = 3650;

function checkRetention({ retentionDays: days }: BackendEnv): Finding {
  if (days === null)
    return warn('RETENTION_DAYS', 'never: applications are kept for good; 365 is the default');
  if (days < MIN_RETENTION_DAYS)
    return warn(
      'RETENTION_DAYS',
      `${days}: applications are erased before most jobs are filled; 180 to 730 is usual`,
    );
  if (days > MAX_RETENTION_DAYS)
    return warn('RETENTION_DAYS', `${days} days are ${Math.round(days / 365)} years: 180 to 730 is usual`);
  return ok('RETENTION_DAYS', `${days}`);
}

// Named only where somebody has set them: the defaults are right with and without mail.
function checkConfirmation({ env, backend, variables }: Given): Finding {
  const { markDays, closeDays } = backend.confirmation;
  const set = ['CONFIRM_CLOSE_DAYS', 'CONFIRM_MARK_DAYS'].find((name) => variables[name]);
  const subject = set ?? 'CONFIRM_CLOSE_DAYS';
  if (set && closeDays > 0 && backend.mail === null && env.usesBuiltInApi)
    return warn(subject, 'set, but without SMTP_URL staff are not asked: jobs are marked, and none closes');
  if (closeDays > 0 && closeDays <= markDays)
    return warn(subject, `jobs close after ${closeDays} days, before they are marked after ${markDays}`);
  return ok(subject, `marked after ${markDays} days, closed after ${closeDays} (0: never)`);
}

const PLACEHOLDER = /@(?:[\w-]+\.)*(?:example(?:\.\w+)?|invalid|test|localhost)$/i;

function checkPublic({ env, variables }: Given): Finding[] {
  if (!isPublicUrl(env.siteUrl)) return [];
  const findings: Finding[] = [];
  if (env.showsSamples)
    findings.push(fail('SAMPLES', 'on: invented jobs, clients and people are shown in public; leave it out'));
  // Another one than the built-in API mails by itself.
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

/** Whether visitors from elsewhere use this address. */
export const isPublicUrl = (siteUrl: string): boolean => !isLoopback(new URL(siteUrl).hostname);
