import { lookup } from 'node:dns/promises';
import { placeholdersLeft } from '../../lib/content/placeholders';
import { isLoopback } from '../../lib/shared/network';
import { siteFileName } from '../../lib/shared/site-dir';
import type { Env } from '../../lib/shared/env';
import { fail, ok, warn, type Finding } from './finding';

/** Checks Node's version, such as "v22.1.0". */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 9))
    return fail('Node.js', `${version} is too old: install 22 or newer`);
  if (major < 22) return warn('Node.js', `${version} no longer receives fixes: install 22 or newer`);
  return ok('Node.js', version);
}

/** Checks that visitors can reach the public URL. */
export async function checkSiteUrl(siteUrl: string): Promise<Finding> {
  const { protocol, hostname } = new URL(siteUrl);
  if (isLoopback(hostname))
    return fail('SITE_URL', `${siteUrl} is this very machine: set it to the site’s public address`);
  if (protocol !== 'https:') return fail('SITE_URL', `${siteUrl} has no https: applications carry CVs`);
  return lookup(hostname.replace(/^\[|\]$/g, '')).then(
    ({ address }) => ok('SITE_URL', `${siteUrl} (${address})`),
    () => fail('SITE_URL', `${hostname} is not known to the name servers: add its DNS record`),
  );
}

/** Checks that the sample agency's contact details are gone. */
export function checkPlaceholders(left = placeholdersLeft()): Finding {
  if (left.length === 0) return ok('contact details', 'no placeholders left');
  return fail(
    'contact details',
    `still the sample’s, change them in ${siteFileName('identity.yaml')}: ${left.join(', ')}`,
  );
}

/** Checks settings that depend on each other. */
export function checkSecrets(env: Env, databaseUrl: string | null): Finding[] {
  const { revalidateSecret, usesBuiltInApi, redisUrl, siteUrl, trustedProxies, captchaTestCode } = env;
  const isShared = !usesBuiltInApi || redisUrl !== null || databaseUrl !== null;
  const isBehindProxy = siteUrl.startsWith('https:');
  return [
    revalidateSecret || !isShared
      ? ok('REVALIDATE_SECRET', revalidateSecret ? 'set' : 'unset: every start makes one of its own')
      : warn(
          'REVALIDATE_SECRET',
          'unset: an API or site started elsewhere cannot tell of changed jobs; set one for all',
        ),
    trustedProxies.length > 0 || !isBehindProxy
      ? ok('TRUSTED_PROXIES', trustedProxies.join(', ') || 'unset')
      : warn(
          'TRUSTED_PROXIES',
          'unset, but https comes from a proxy: name it (127.0.0.1 on this machine), or all visitors share one limit',
        ),
    captchaTestCode === null
      ? ok('CAPTCHA_TEST_CODE', 'unset')
      : fail('CAPTCHA_TEST_CODE', 'set: anybody gets past the captcha; remove it'),
  ];
}
