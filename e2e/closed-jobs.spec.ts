import { expect, test } from '@playwright/test';
import { backendOf } from '../test/browser/backend';
import { changing } from '../test/browser/sites';

test.use({ baseURL: changing.url });

test('closing a job removes it from its page, the sitemap and the feeds at once', async ({
  page,
  request,
}) => {
  const newest = await (await request.get('/jobs.rss')).text();
  const [path, id] = /\/job-details\/(\d+)\/[^<]*/.exec(newest)!;
  const feeds = ['/jobs.rss', '/jobs.atom', '/feeds/jooble.xml', '/feeds/jobs.xml', '/sitemap.xml'];
  expect((await request.get(path)).status()).toBe(200);
  for (const feed of feeds) expect(await (await request.get(feed)).text(), feed).toContain(`/${id}/`);

  backendOf(changing, 'close', id!);
  // The API notifies the website within a second; otherwise it would take a minute.
  await expect.poll(async () => (await request.get(path)).status(), { timeout: 5_000 }).toBe(410);
  for (const feed of feeds) expect(await (await request.get(feed)).text(), feed).not.toContain(`/${id}/`);

  const response = await page.goto(path);
  expect(response!.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'This job is closed' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
  const html = await response!.text();
  expect(html).not.toContain('"JobPosting"');
  expect(html).toContain('<meta name="robots" content="noindex, follow"');
  expect((await request.get(`/job-details/${id}`, { maxRedirects: 0 })).status()).toBe(308);
  expect((await request.get(path.replace(/[^/]*$/, 'card.png'))).status()).not.toBe(200);
  for (const file of ['status.png', 'poster.pdf'])
    expect((await request.get(`${path}/${file}`)).status(), file).toBe(410);

  await page.goto(`/applyjob?job_id=${id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'This job is closed' })).toBeVisible();
});
