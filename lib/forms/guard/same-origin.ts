import 'server-only';
import { env } from '../../base/env';

/**
 * Whether a request comes from a page of this site, or from no page (curl, and browsers before 2020, which send neither
 * header). Scripts cannot set Sec-Fetch-Site; see https://web.dev/articles/fetch-metadata.
 */
export function isSameOrigin(headers: Headers, siteUrl = env().siteUrl): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = headers.get('origin');
  return origin === null || origin === siteUrl || isOwnHost(origin, headers.get('host'));
}

// A site reached under another name than SITE_URL's, e.g. during a trial, posts to the host that it was loaded from.
function isOwnHost(origin: string, host: string | null): boolean {
  if (!host) return false;
  return ['http', 'https'].some((protocol) => originOf(`${protocol}://${host}`) === origin);
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
