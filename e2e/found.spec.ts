import { type APIRequestContext, expect, test } from '@playwright/test';
import { JOB, pages, sitemapPaths } from '../test/browser/pages';
import { pathOf, sample, tagged } from '../test/browser/sites';

async function html(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

const meta = (page: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];

test('sharing images exist, 1200 by 630', async ({ request }) => {
  for (const path of ['/', JOB]) {
    const address = meta(await html(request, path), 'og:image')!;
    const picture = await request.get(pathOf(address));
    expect(picture.headers()['content-type']).toBe('image/png');
    const bytes = await picture.body();
    // Width and height are in the PNG's first chunk.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('the sitemap lists exactly the pages to be indexed', async ({ request }) => {
  test.slow();
  const listed = await sitemapPaths(request);
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of listed) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const page = await response.text();
    expect(page, path).not.toContain('<meta name="robots" content="noindex');
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1];
    expect(canonical, path).toBe(sample.env.SITE_URL + (path === '/' ? '' : path));
  }
  const open = Number(
    /(\d+)<!-- --> <!-- -->jobs|(\d+) jobs/
      .exec(await html(request, '/job'))
      ?.slice(1)
      .find(Boolean),
  );
  expect(listed.filter((path) => path.startsWith('/job-details/'))).toHaveLength(open);
  const shouldBe = pages.filter((path) => !path.includes('?') && path !== '/team');
  for (const path of shouldBe) expect(listed).toContain(path);
});

test('lists say which of them are to be indexed', async ({ request }) => {
  const search = await html(request, '/job?keyword=nurse');
  expect(search).toContain('<meta name="robots" content="noindex, follow"');
  const [first, second] = await Promise.all(['/job', '/job?page=2'].map((path) => html(request, path)));
  expect(second).toContain(`<link rel="canonical" href="${sample.env.SITE_URL}/job?page=2"`);
  expect(second).toMatch(/<title>Jobs – page 2/);
  expect(first).not.toContain('noindex');
  const category = await request.get('/job?category=8', { maxRedirects: 0 });
  expect([category.status(), category.headers().location]).toEqual([308, '/job/category/healthcare']);
  const both = await html(request, '/job?category=8&location=bangalore');
  expect(both).toContain('<meta name="robots" content="noindex, follow"');
  expect(both).toMatch(/<title>Healthcare jobs in Bengaluru – /);
  const filtered = await html(request, '/job?mode=remote&location=chennai&sort=pay');
  expect(filtered).toContain('<meta name="robots" content="noindex, follow"');
  // The canonical URL has no sort order.
  expect(filtered).toMatch(/<link rel="canonical" href="[^"]*\/job\?location=chennai&amp;mode=remote"/);
});

test('robots.txt, the manifest and icons are there', async ({ request }) => {
  expect(await html(request, '/robots.txt')).toContain(`Sitemap: ${sample.env.SITE_URL}/sitemap.xml`);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  for (const path of [
    ...manifest.icons.map(({ src }) => src),
    '/favicon.ico',
    '/icons/apple-touch-icon.png',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

// Both run from one build, at the same time.
const SITES = [
  { site: sample, address: sample.env.SITE_URL, other: tagged.env.SITE_URL },
  { site: tagged, address: tagged.env.SITE_URL, other: sample.env.SITE_URL },
];

for (const { site, address, other } of SITES) {
  test(`all that a website says of its address is ${address}, which is in no build`, async ({ request }) => {
    const read = async (path: string) => (await request.get(site.url + path)).text();
    const expected: [string, string][] = [
      ['/', `<link rel="canonical" href="${address}"`],
      [JOB, `<link rel="canonical" href="${address}${JOB}"`],
      [JOB, `<meta property="og:image" content="${address}${JOB}/card.png"`],
      ['/faq', `<link rel="canonical" href="${address}/faq"`],
      ['/robots.txt', `Sitemap: ${address}/sitemap.xml`],
      ['/sitemap.xml', `<loc>${address}/faq</loc>`],
      ['/blog/feed.xml', `${address}/blog/`],
      ['/jobs.rss', `${address}${JOB}`],
    ];
    for (const [path, text] of expected) {
      const answer = await read(path);
      expect(answer, path).toContain(text);
      expect(answer, path).not.toContain(other);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list leads to its own jobs as RSS', async ({ page, request }) => {
    for (const path of ['/job/location/bengaluru', '/job?type=full-time&sort=pay']) {
      await page.goto(path);
      const rss = await page.getByRole('link', { name: 'RSS', exact: true }).getAttribute('href');
      const declared = page.locator('link[type="application/rss+xml"]');
      expect(pathOf((await declared.getAttribute('href'))!)).toBe(rss);
      const response = await request.get(rss!);
      expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
      expect(response.headers()['x-robots-tag']).toBe(path.includes('?') ? 'noindex' : undefined);
      const items = (await response.text()).match(/<item>/g)!;
      expect(items.length).toBeLessThanOrEqual(50);
    }
  });
});

test('job boards get the open jobs, each with the feed as the source', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const ids = (text: string, pattern: RegExp) =>
    [...new Set(Array.from(text.matchAll(pattern), ([, id]) => id))].sort();
  await expect(async () => {
    const open = ids(await read('/sitemap.xml'), /job-details\/(\d+)\//g);
    // Includes India-wide jobs, which have no city.
    expect(ids(await read('/feeds/jobs.xml'), /(\d+)\/[\w-]+\?source=xml-feed/g)).toEqual(open);
  }).toPass();
});
