import { expect, test } from '@playwright/test';
import { openWithScripts } from '../test/browser/open-page';
import { JOB } from '../test/browser/pages';
import { cutOff, sample } from '../test/browser/sites';

const ADDRESSES: [path: string, status: number, location?: string][] = [
  ['/', 200],
  [JOB, 200],
  ['/job/category/healthcare', 200],
  ['/job/location/bengaluru', 200],
  ['/job-details/1001', 308, JOB],
  ['/job-details/1001/another-title', 308, JOB],
  ['/job-details', 308, '/job'],
  ['/job?location=bengaluru', 308, '/job/location/bengaluru'],
  // Older names of cities.
  ['/job/location/Bombay', 308, '/job/location/mumbai'],
  ['/job?location=bombay', 308, '/job/location/mumbai'],
  ['/PAYROLL-SERVICE', 308, '/Payroll-Service'],
  // Addresses of earlier versions, and the form of the talent pool.
  ['/hi/verify?code=7K3QF-M2X9D', 308, '/hi/faq#from-us'],
  ['/register', 308, '/applyjob?job_id=talent-pool'],
  ['/job-details/talent-pool', 308, '/applyjob?job_id=talent-pool'],
  ['/nope', 404],
  ['/job?page=99', 307, '/job?page=3'],
  ['/job-details/999999/no-such-job', 404],
  ['/job-details/..%2f1/x', 404],
  ['/job/category/no-such-field', 404],
  ['/job/location/atlantis', 404],
  ['/job/location/leh', 404],
  ['/job/category/no-such-field/jobs.rss', 404],
  ['/job/category/healthcare/jobs.rss', 200],
  ['/feeds/unknown.xml', 404],
  ['/sitemaps/99.xml', 404],
  ['/indexnow.txt', 404],
  ['/job-details/1001/other/card.png', 404],
  [`/application/${'ab'.repeat(16)}-${'cd'.repeat(20)}`, 404],
  ['/application/x', 404],
  ['/your-data/x', 410],
  [`/your-data/${'0'.repeat(64)}/erase`, 410],
];

test.describe('statuses, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what does not exist says that there is no such page, and leads on', async ({ page }) => {
    for (const path of ['/nope/at/all', '/job-details/999999/no-such-job', '/job/location/atlantis']) {
      await page.goto(path);
      await expect(page).toHaveTitle(/Page not found/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/(job)?$/);
    }
  });

  test('each address answers its status', async ({ request }) => {
    for (const [path, status, location] of ADDRESSES) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status(), response.headers().location]).toEqual([path, status, location]);
    }
  });
});

test('the cache cannot be expired without the secret', async ({ request }) => {
  for (const headers of [{}, { authorization: 'Bearer guessed-secret-guessed' }] as Record<
    string,
    string
  >[]) {
    const response = await request.post(`${sample.url}/api/revalidate`, {
      headers,
      data: { tags: ['jobs'] },
    });
    expect(response.status()).toBe(401);
  }
});

test('what the router asks for in a visitor’s browser is no bad request', async ({ page }) => {
  const states: number[] = [];
  page.on('response', async (response) => {
    if (response.request().headers()['next-router-state-tree']) states.push(response.status());
  });
  await page.goto('/job');
  await page.getByRole('contentinfo').getByRole('link', { name: 'F.A.Q.' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  expect(states.length).toBeGreaterThan(0);
  expect(states.filter((status) => status >= 400)).toEqual([]);
});

test.describe('upstream down', () => {
  test.use({ baseURL: cutOff.url });

  /** Machine-readable paths. */
  const PROGRAMS = ['/sitemap.xml', '/jobs.rss?keyword=nurse', '/job/location/pune', '/feeds/jobs.xml'];

  test('what needs the recruitment API says that it cannot be shown, and answers 503 with Retry-After', async ({
    page,
    request,
  }) => {
    for (const path of [
      '/job',
      '/job?keyword=nurse',
      '/candidates',
      '/applyjob?job_id=1',
      '/job-details/1/some-job',
      ...PROGRAMS,
    ]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(503);
      expect(Number(response.headers()['retry-after']), path).toBeGreaterThan(0);
      if (PROGRAMS.includes(path)) continue;
      expect(await response.text(), path).toMatch(/<h[1-3][^>]*>[^<]*We cannot show/);
    }
    expect((await request.get(`/application/${'ab'.repeat(16)}-${'cd'.repeat(20)}`)).status()).toBe(503);
    await page.goto('/job-details/1/some-job');
    await expect(page.getByRole('heading', { name: /We cannot show/ })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('the home page works without its jobs, and reports a failed search', async ({ page }) => {
    const response = await openWithScripts(page, '/');
    expect(response!.status()).toBe(200);
    await expect(
      page.getByRole('heading', { name: 'We cannot show the newest jobs right now' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Search is not responding right now')).toBeVisible();
  });
});
