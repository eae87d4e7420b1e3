import { lookup } from 'node:dns/promises';
import { placeholdersLeft } from '../../lib/content/samples-left';
import { isLoopback } from '../../lib/base/network';
import { siteFileName } from '../../lib/base/site-dir';
import { fail, ok, type Finding } from './finding';

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
