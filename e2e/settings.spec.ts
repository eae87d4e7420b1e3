import { expect, test } from '@playwright/test';
import { JOB } from '../test/browser/pages';
import { sample, tagged } from '../test/browser/sites';

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
