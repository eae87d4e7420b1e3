import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { FORM_LIBRARIES, WEIGHT_LIMITS } from '../../bench/limits';
import { weighPage } from '../../bench/page-weight';
import { pages, servicePages, sitemapPaths } from '../../test/browser/pages';
import { expectStill } from '../../test/browser/layout';
import { pathOf, sample } from '../../test/browser/sites';
import { ALL, visitPage } from '../../test/browser/visit-page';

for (const path of ALL) {
  test(`${path} is right on a phone, in large text, on a desk and on paper`, ({ page }) =>
    visitPage(page, path, true));
}

const APPLY = '/applyjob?job_id=1001';
const withForm = new Set([APPLY, '/contact', '/List-Job', ...servicePages]);
const withoutForm = pages.filter((page) => !withForm.has(page));

test('pages load two fonts before their first paint and no icon font, and without a form no form code', async () => {
  for (const page of pages) {
    const { preloadedFonts, fonts, scriptText } = await weighPage(sample.url + page);
    expect(preloadedFonts.length, page).toBeLessThanOrEqual(WEIGHT_LIMITS.preloadedFonts);
    const others = fonts.filter((font) => !/bricolage|inter|anek|language-names/.test(font));
    expect(others, page).toEqual([]);
    const found = Object.entries(FORM_LIBRARIES).filter(([, marks]) => marks.test(scriptText));
    const names = found.map(([name]) => name);
    if (withoutForm.includes(page)) expect(names, page).toEqual([]);
    // The markers do occur on pages with a form.
    else if (page === APPLY)
      expect(names).toEqual(expect.arrayContaining(['react-hook-form', 'react-dropzone']));
  }
});

test('on a desk nothing moves, however late the fonts, and the largest thing painted is text or drawn in the page', ({
  page,
}) => expectStill(page, 1440));

type Link = { to: string; nofollow: boolean };

/** Crawls all internal links, expecting 200. @returns each page's text and links */
async function crawl(request: APIRequestContext): Promise<Map<string, { text: string; links: Link[] }>> {
  const found = new Map<string, { text: string; links: Link[] }>();
  const waiting = ['/'];
  const seen = new Set(waiting);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    // English-only pages link to the other languages too.
    const isLanguage = /^\/(?:hi|kn)(?:\/|$)/.test(path);
    const response = await request.get(path, { maxRedirects: isLanguage ? 1 : 0 });
    expect(response.status(), path).toBe(200);
    if (response.url() !== sample.url + path) continue;
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const text = await response.text();
    const links = Array.from(text.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>/g), ([tag, href]) => ({
      url: new URL(href!.replaceAll('&amp;', '&'), sample.env.SITE_URL + path),
      nofollow: /\brel="[^"]*nofollow/.test(tag),
    }))
      .filter(({ url }) => url.origin === sample.env.SITE_URL)
      .map(({ url, nofollow }) => ({ to: url.pathname + url.search, nofollow }));
    found.set(path, { text, links });
    for (const { to } of links)
      if (!seen.has(to)) {
        seen.add(to);
        waiting.push(to);
      }
  }
  return found;
}

test('every internal link answers 200 and leads to the page that search engines list, each page has a title of its own and a description, and a robot reaches every page of the sitemap and no form of a single job', async ({
  request,
}) => {
  test.slow();
  const found = await crawl(request);
  const titles = new Map<string, string>();
  for (const [path, { text }] of found) {
    const title = /<title>(.*?)<\/title>/.exec(text)![1]!;
    expect(text, path).toMatch(/<meta name="description" content="[^"]/);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    if (!canonical) continue;
    expect(titles.get(title) ?? canonical, `the title of ${path}`).toBe(canonical);
    titles.set(title, canonical);
    // Other orders of the same jobs have no page of their own. Links that remove a filter cannot know whether enough
    // jobs remain for a category-in-city page.
    const hasOwnPage = !/[?&](?:sort|words)=|^\/job\?category=\d+&location=[a-z-]+$/.test(path);
    if (path.startsWith('/job?') && hasOwnPage) expect(pathOf(canonical), `what ${path} shows`).toBe(path);
  }
  for (const canonical of titles.values())
    expect((await request.get(pathOf(canonical), { maxRedirects: 0 })).status(), canonical).toBe(200);
  expect(titles.size).toBeGreaterThan(90);
  for (const path of pages.filter(
    (each) => !['/team', '/candidates'].includes(each) && !each.includes('1001'),
  ))
    expect([...found.keys()], 'reachable by links').toContain(path);

  // Prefixes disallowed by robots.txt.
  const robots = await (await request.get('/robots.txt')).text();
  const forbidden = Array.from(robots.matchAll(/^Disallow: (\S+)$/gim), ([, path]) => path!);
  expect(
    forbidden.filter((path) => /[*$]/.test(path)),
    'patterns',
  ).toEqual([]);
  const isForbidden = (path: string) => forbidden.some((start) => path.startsWith(start));
  const met = new Set(['/']);
  // Iterating a set includes entries added meanwhile.
  for (const path of met)
    for (const { to, nofollow } of found.get(path)?.links ?? [])
      if (!nofollow && !isForbidden(to)) met.add(to);
  for (const path of await sitemapPaths(request)) expect([...met], path).toContain(path);
  const isForm = ({ to }: Link) => to.startsWith('/applyjob?') || to.includes('report_job=');
  const forms = [...met].flatMap((path) => found.get(path)?.links ?? []).filter(isForm);
  expect(new Set(forms.map(({ to }) => to)).size).toBeGreaterThan(100);
  // Deliberately redundant: robots.txt blocks crawlers, nofollow saves them the request.
  for (const { to, nofollow } of forms) expect([to, nofollow, isForbidden(to)]).toEqual([to, true, true]);
});

test('every page is valid HTML by the Nu checker', async ({ request }, info) => {
  const hasJava = spawnSync('java', ['-version']).status === 0;
  test.skip(!hasJava, 'SKIPPED: the Nu HTML checker needs Java, which is not here');
  test.setTimeout(120_000);
  // The checker rejects local URLs, so pass files.
  const files = await Promise.all(
    [...pages, '/applyjob', '/unavailable'].map(async (path, index) => {
      const file = info.outputPath(`${index}-${path.replace(/\W+/g, '-')}.html`);
      await writeFile(file, await (await request.get(path)).text());
      return file;
    }),
  );
  const checker = '-jar node_modules/vnu-jar/build/dist/vnu.jar --format json --exit-zero-always'.split(' ');
  const { stderr } = await promisify(execFile)('java', [...checker, ...files], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages } = JSON.parse(stderr) as {
    messages: { type: string; url: string; message: string; extract?: string }[];
  };
  const errors = messages.filter(({ type }) => type !== 'info');
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} (${extract})`)).toEqual([]);
});
