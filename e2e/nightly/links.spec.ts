import { expect, test } from '@playwright/test';
import { pages } from '../../test/browser/pages';
import { crawlPolitely } from '../../test/browser/polite-crawl';
import { sitemapPaths } from '../../test/browser/sitemap-paths';
import { pathOf, sample } from '../../test/browser/sites';

test('every internal link answers 200 and leads to the page that search engines list, and each page has a title of its own and a description', async ({
  request,
}) => {
  test.slow();
  const titles = new Map<string, string>();
  const waiting = ['/'];
  const seen = new Set(waiting);
  const canonicals = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    // What is in English only has links to the other languages, too.
    const isLanguage = /^\/(?:hi|kn)(?:\/|$)/.test(path);
    const response = await request.get(path, { maxRedirects: isLanguage ? 1 : 0 });
    expect(response.status(), path).toBe(200);
    if (response.url() !== sample.env.SITE_URL + path) continue;
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const page = await response.text();
    const title = /<title>(.*?)<\/title>/.exec(page)![1]!;
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
    expect(page, path).toMatch(/<meta name="description" content="[^"]/);
    if (canonical) {
      canonicals.add(canonical);
      const owner = titles.get(title) ?? canonical;
      expect(owner, `the title of ${path}`).toBe(canonical);
      titles.set(title, canonical);
      // Of the same jobs in another order there is one page only. Where a filter is taken away, it is not known whether enough
      // jobs are left for a page of the category in the city.
      const hasOwnPage = !/[?&](?:sort|words)=|^\/job\?category=\d+&location=[a-z-]+$/.test(path);
      if (path.startsWith('/job?') && hasOwnPage) expect(pathOf(canonical), `what ${path} shows`).toBe(path);
    }
    for (const [, href] of page.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const url = new URL(href!.replaceAll('&amp;', '&'), sample.env.SITE_URL + path);
      const next = url.pathname + url.search;
      if (url.origin !== sample.env.SITE_URL || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  for (const canonical of canonicals) {
    expect((await request.get(pathOf(canonical), { maxRedirects: 0 })).status(), canonical).toBe(200);
  }
  expect(titles.size).toBeGreaterThan(90);
  for (const path of pages.filter(
    (each) => !['/team', '/candidates'].includes(each) && !each.includes('1001'),
  )) {
    expect([...seen], 'reachable by links').toContain(path);
  }
});

test('a robot starting on the home page reaches every page of the sitemap, and no form of a single job', async ({
  request,
}) => {
  test.slow();
  const { met, refused } = await crawlPolitely(request, sample.url);
  for (const path of await sitemapPaths(request)) expect([...met], path).toContain(path);
  const isForm = (path: string) => path.startsWith('/applyjob?') || path.includes('report_job=');
  expect([...met].filter(isForm)).toEqual([]);
  const forms = [...refused].filter(([path]) => isForm(path));
  expect(forms.length).toBeGreaterThan(100);
  // Redundant on purpose: robots.txt keeps robots out, nofollow saves them the request.
  for (const [path, why] of forms) expect(why, path).toEqual({ nofollow: true, forbidden: true });
});
