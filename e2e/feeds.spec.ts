import { expect, test } from '@playwright/test';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { pathOf, sample } from '../test/browser/sites';

test('feed readers find the feeds, of all jobs and of a category', async ({ request }) => {
  const page = await (await request.get('/job/category/healthcare')).text();
  const rssPath = /type="application\/rss\+xml" href="([^"]*)"/.exec(page)![1]!;
  const rss = parseRssFeed(await (await request.get(pathOf(rssPath))).text());
  expect(rss.items!.length).toBeGreaterThan(3);
  expect(rss.items!.every(({ link }) => link!.startsWith(`${sample.env.SITE_URL}/job-details/`))).toBe(true);
  const atom = parseAtomFeed(await (await request.get('/jobs.atom')).text());
  expect(atom.entries).toHaveLength(50);
});

test('aggregators get the open jobs, each with its name as the source', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const ids = (text: string, pattern: RegExp) =>
    [...new Set(Array.from(text.matchAll(pattern), ([, id]) => id))].sort();
  await expect(async () => {
    const open = ids(await read('/sitemap.xml'), /job-details\/(\d+)\//g);
    expect(ids(await read('/feeds/jooble.xml'), /(\d+)\/[\w-]+\?source=jooble/g)).toEqual(open);
    // Includes those for all of India, which have no city.
    for (const path of ['/feeds/jobs.xml', '/feeds/indeed.xml'])
      expect(ids(await read(path), /(\d+)\/[\w-]+\?source=xml-feed/g), path).toEqual(open);
  }).toPass();
});
