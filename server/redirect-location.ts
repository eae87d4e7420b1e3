import { CAMPAIGN_PARAMETERS } from '../lib/forms/campaign';

/**
 * Target of a redirect. Next 16.4 sends the Location of a freshly rendered one twice, which clients join into one
 * invalid URL. And as pages render without the visitor's campaign parameters, these are added to the target again.
 */
export function redirectLocation(given: number | string | string[], requestUrl: string): string {
  const location = String(Array.isArray(given) ? given[0] : given);
  if (!/^\/(?!\/)/.test(location)) return location;
  const [address = '', ...fragment] = location.split('#');
  const [requested, present] = [queryOf(requestUrl), queryOf(address)];
  const lost = new URLSearchParams();
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = requested.get(name);
    if (value && !present.has(name)) lost.set(name, value);
  }
  if (lost.size === 0) return location;
  return [`${address}${address.includes('?') ? '&' : '?'}${lost}`, ...fragment].join('#');
}

// Not `new URL`, which throws on some request URLs.
function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.replace(/^[^?]*/, ''));
}
