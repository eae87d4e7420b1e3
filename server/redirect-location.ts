import { CAMPAIGN_PARAMETERS } from '../lib/forms/campaign';

/**
 * Where a redirect leads. Next 16.4 sends a fresh one's Location twice, which clients join to one wrong address. And
 * pages are rendered without the visitor's own parameters, so that a redirect would lose the campaign that its link names.
 */
export function redirectLocation(given: number | string | string[], requestUrl: string): string {
  const location = String(Array.isArray(given) ? given[0] : given);
  if (!/^\/(?!\/)/.test(location)) return location;
  const [address = '', ...fragment] = location.split('#');
  const [asked, present] = [queryOf(requestUrl), queryOf(address)];
  const lost = new URLSearchParams();
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = asked.get(name);
    if (value && !present.has(name)) lost.set(name, value);
  }
  if (lost.size === 0) return location;
  return [`${address}${address.includes('?') ? '&' : '?'}${lost}`, ...fragment].join('#');
}

// Not by `new URL`, which throws on some of what anybody can ask for.
function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.replace(/^[^?]*/, ''));
}
