import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import Database from 'better-sqlite3';
import { program } from '../../test/program';
import { startApiProxy } from '../../test/api-proxy';
import { PORTS } from '../../test/browser/ports';
import { sample, WEBSITE } from '../../test/browser/sites';

// The tests share the two websites.
test.describe.configure({ mode: 'serial' });

const SECRET = 'secret-of-the-browser-tests';
const REDIS_PORT = PORTS.redis;
// A freshly started website uses 121.
const MAX_HEAP_MB = 180;
const BUILD = '/api/health';

const redisIsThere = spawnSync('redis-server', ['--version']).status === 0;
test.skip(!redisIsThere && !process.env.CI, 'SKIPPED: there is no redis-server here');

let proxy: Awaited<ReturnType<typeof startCountingProxy>>;
let redis: ChildProcess;
let nodes: { url: string; dataDir: string; start: () => Promise<void>; kill: () => Promise<void> }[];
let jobs: string[];

test.beforeAll(async ({ playwright }, info) => {
  test.setTimeout(90_000);
  redis = spawn('redis-server', ['--port', REDIS_PORT, '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  proxy = await startCountingProxy(`http://127.0.0.1:${sample.env.BACKEND_PORT}/api/`);
  nodes = [PORTS.cacheFirst, PORTS.cacheSecond].map((port) => {
    const dataDir = info.outputPath(port);
    const url = `http://localhost:${port}`;
    const env = {
      PORT: port,
      DATA_DIR: dataDir,
      SITE_URL: sample.env.SITE_URL,
      API_BASE_URL: proxy.apiBaseUrl,
      REVALIDATE_SECRET: SECRET,
      REDIS_URL: `redis://127.0.0.1:${REDIS_PORT}`,
      // Enough, unless something of each request is retained.
      NODE_OPTIONS: `--max-old-space-size=${MAX_HEAP_MB}`,
    };
    return { url, dataDir, ...program('website', WEBSITE, url + BUILD, env) };
  });
  await Promise.all(nodes.map((node) => node.start()));
  const request = await playwright.request.newContext();
  const sitemap = await (await request.get(`${sample.url}/sitemap.xml`)).text();
  jobs = Array.from(sitemap.matchAll(/\/job-details\/[^<]*/g), ([job]) => job).slice(10, 30);
  await request.dispose();
});

test.afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()));
  redis.kill();
  await proxy.stop();
});

/** A proxy to the recruitment API that counts calls, can be cut, and can change job titles. */
async function startCountingProxy(target: string) {
  const counts = new Map<string, number>();
  let isDown = false;
  let titleSuffix = '';
  const { apiBaseUrl, stop } = await startApiProxy(target, async ({ url = '/', socket }, passOn) => {
    if (isDown) return void socket.destroy();
    const path = url.split('?')[0]!;
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const answer = await passOn();
    if (!titleSuffix || !path.includes('/job/details/')) return answer;
    const body = JSON.parse(String(answer.body)) as { job?: { title: string } };
    if (body.job) body.job.title += titleSuffix;
    return { ...answer, body: JSON.stringify(body) };
  });
  return {
    apiBaseUrl,
    stop,
    countOf: (path: string) => counts.get(path) ?? 0,
    setDown: (down: boolean) => (isDown = down),
    changeTitles: (suffix: string) => (titleSuffix = suffix),
  };
}

const idOf = (job: string) => job.split('/')[2]!;
const statusOf = async (request: APIRequestContext, url: string) => (await request.get(url)).status();

async function revalidate(request: APIRequestContext, url: string, job: string): Promise<void> {
  const response = await request.post(`${url}/api/revalidate`, {
    headers: { authorization: `Bearer ${SECRET}` },
    data: { jobs: [idOf(job)] },
  });
  expect(response.status()).toBe(200);
}

test('a change announced to one website shows on both within two seconds', async ({ request }) => {
  const job = jobs[1]!;
  for (const { url } of nodes)
    expect(await (await request.get(url + job)).text()).not.toContain(' (changed)');
  proxy.changeTitles(' (changed)');
  await revalidate(request, nodes[0]!.url, job);
  for (const { url } of nodes) {
    await expect
      .poll(async () => (await (await request.get(url + job)).text()).includes(' (changed)'), {
        timeout: 2_000,
      })
      .toBe(true);
  }
  proxy.changeTitles('');
});

test('requests for nonexistent addresses leave nothing on disk, nor in a memory with no room for it', async ({
  request,
}) => {
  test.slow();
  const { url, dataDir } = nodes[1]!;
  const reads = new Database(path.join(dataDir, 'last-reads.sqlite'), { readonly: true });
  const count = () => reads.prepare<[], { rows: number }>('SELECT count(*) AS rows FROM reads').get()!.rows;
  for (const page of ['/job', '/job/location/pune', jobs[0]!]) await request.get(url + page);
  const before = count();
  expect(before).toBeGreaterThan(3);
  const [real] = jobs;
  for (let index = 0; index < 100; index++) {
    const bogus = [
      `/job-details/9${index}9999/nothing`,
      `${real!.replace(/[^/]*$/, '')}title-${index}`,
      `/job/category/none-${index}`,
      `/job/location/none-${index}`,
      `/none-${index}`,
    ];
    const answers = await Promise.all(bogus.map((path) => request.get(url + path, { maxRedirects: 0 })));
    for (const answer of answers) expect([404, 308]).toContain(answer.status());
  }
  expect(count()).toBe(before);
  reads.close();
});

test('without the recruitment API every page seen before still loads, even after a change and a restart', async ({
  request,
}) => {
  test.setTimeout(90_000);
  const { url, start, kill } = nodes[0]!;
  const seen = ['/', '/job', jobs[2]!, '/job/location/pune', '/faq'];
  for (const page of seen) expect(await statusOf(request, url + page), page).toBe(200);
  proxy.setDown(true);
  for (const page of seen) expect(await statusOf(request, url + page), page).toBe(200);
  await revalidate(request, url, jobs[2]!);
  for (const page of seen) expect(await statusOf(request, url + page), `${page} after a change`).toBe(200);
  const unseen = await request.get(url + jobs[3]!);
  expect(unseen.status()).toBe(503);
  expect(Number(unseen.headers()['retry-after'])).toBeGreaterThan(0);

  await request.get(url + jobs[0]!);
  await kill();
  await start();
  expect(await statusOf(request, url + jobs[0]!), 'after a restart').toBe(200);
  proxy.setDown(false);
  expect(await statusOf(request, url + jobs[3]!)).toBe(200);
});

test('pages are served without Redis', async ({ request }) => {
  redis.kill('SIGKILL');
  for (const { url } of nodes) {
    for (const page of ['/', '/job', jobs[4]!, jobs[0]!])
      expect(await statusOf(request, url + page), page).toBe(200);
  }
});
