import { expect, test } from '@playwright/test';
import { JOB } from '../test/browser/pages';
import { sample } from '../test/browser/sites';
import { connect } from 'node:net';

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
  ['/list-job', 308, '/List-Job'],
  ['/AboutUs', 308, '/aboutus'],
  ['/nope', 404],
  ['/job?page=99', 307, '/job?page=3'],
  ['/job-details/999999/no-such-job', 404],
  ['/job-details/..%2f1/x', 404],
  ['/job/category/no-such-field', 404],
  ['/job/location/atlantis', 404],
  ['/job/location/leh', 404],
  ['/job/category/no-such-field/jobs.rss', 404],
  ['/job/category/healthcare/jobs.rss', 200],
  ['/job/location/bangalore/jobs.rss', 200],
  ['/job/location/atlantis/jobs.rss', 404],
  ['/job/fresher/jobs.rss', 200],
  ['/job/no-such-topic/jobs.rss', 404],
  ['/job/category/jobs.rss', 404],
  ['/jobs.rss?location=atlantis', 404],
  ['/feeds/unknown.xml', 404],
  ['/sitemaps/99.xml', 404],
  ['/indexnow.txt', 404],
  ['/job-details/1001/other/card.png', 404],
  [`/application/${'ab'.repeat(16)}-${'cd'.repeat(20)}`, 404],
  ['/application/x', 404],
  ['/your-data/x', 410],
  [`/your-data/${'0'.repeat(64)}/withdraw/1`, 410],
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

test('a page carries the hashes of its scripts, however it is sent', async ({ request }) => {
  // The first response is Next's, the second the page cache's.
  for (const encoding of ['identity', 'gzip', 'gzip']) {
    const response = await request.get('/terms', { headers: { 'accept-encoding': encoding } });
    expect(response.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  }
});

/** The status of a raw request that no client library would send. */
function statusOf(start: string, headers = ''): Promise<number> {
  const { hostname, port } = new URL(sample.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])));
    socket.write(`${start} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n${headers}\r\n`);
  });
}

test('malformed and unknown requests get a 4xx, not an outage page', async () => {
  for (const path of ['/%', '/%zz', '//', '//evil.example', '/job-details/%zz/x', '/storage/app/public/%'])
    expect([path, await statusOf(`GET ${path}`)]).toEqual([path, 404]);
  expect(await statusOf('GET /job?keyword=java&category=-1')).toBe(404);
  for (const start of ['POST /%', 'DELETE /%zz', 'OPTIONS *', 'OPTIONS /%'])
    expect(await statusOf(start, 'Content-Length: 0\r\n')).toBeLessThan(500);
  // Longer than a header may be, once encoded.
  expect(await statusOf(`GET /job?keyword=${"'".repeat(6_000)}`)).toBe(200);
});

test('what the router asks for in a visitor’s browser is no bad request', async ({ page }) => {
  expect(await statusOf('GET /faq', 'RSC: 1\r\nNext-Router-State-Tree: garbage\r\n')).toBe(400);
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
