import type { APIRequestContext } from '@playwright/test';

/** Path prefixes that robots.txt forbids to all robots; it has no patterns. */
function forbiddenPaths(robots: string): string[] {
  const forbidden = Array.from(robots.matchAll(/^Disallow: (\S+)$/gim), ([, path]) => path!);
  if (forbidden.some((path) => /[*$]/.test(path))) throw new Error('robots.txt has patterns');
  return forbidden;
}

/** The pages that a robot reaches from the home page by links it may follow, and the links it may not. */
export async function crawlPolitely(request: APIRequestContext, base: string) {
  const forbidden = forbiddenPaths(await (await request.get(`${base}/robots.txt`)).text());
  const met = new Set(['/']);
  const refused = new Map<string, { nofollow: boolean; forbidden: boolean }>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const response = await request.get(base + path, { maxRedirects: 0 });
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    for (const [tag, href] of (await response.text()).matchAll(/<a [^>]*?href="([^"]*)"[^>]*>/g)) {
      const url = new URL(href!.replaceAll('&amp;', '&'), base + path);
      if (url.origin !== base) continue;
      const next = url.pathname + url.search;
      const isForbidden = forbidden.some((start) => next.startsWith(start));
      const nofollow = /\brel="[^"]*nofollow/.test(tag);
      if (nofollow || isForbidden) refused.set(next, { nofollow, forbidden: isForbidden });
      else if (!met.has(next)) {
        met.add(next);
        waiting.push(next);
      }
    }
  }
  return { met, refused };
}
