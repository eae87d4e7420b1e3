import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { indianDate } from '../lib/base/mail/indian-time';
import { axeFindings } from '../test/browser/axe';
import { backendOf, inStoreOf } from '../test/browser/backend';
import { PORTS } from '../test/browser/ports';
import { sample } from '../test/browser/sites';
import { program } from '../test/program';

/** A website with three jobs of the agency, one of them unconfirmed for a month. */
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const URL = `http://localhost:${PORTS.confirmed}`;
const site = {
  env: {
    PORT: PORTS.confirmed,
    BACKEND_PORT: PORTS.confirmedApi,
    DATA_DIR: '.data/e2e-confirmed',
    SITE_URL: sample.env.SITE_URL,
    SAMPLES: 'off',
  },
};
const NURSE = '/job-details/1/staff-nurse';
const COOK = '/job-details/2/cook';
/** Where jobs are syndicated. */
const LISTS = ['/jobs.rss', '/job/location/kochi/jobs.rss', '/feeds/jobs.xml', '/sitemap.xml'];
const website = program('website', ['dist/start.mjs'], `${URL}/api/health`, site.env);

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: URL });

test.beforeAll(async () => {
  rmSync(site.env.DATA_DIR, { recursive: true, force: true });
  mkdirSync(site.env.DATA_DIR, { recursive: true });
  const file = `${site.env.DATA_DIR}/jobs.csv`;
  writeFileSync(
    file,
    `id,title,company_name,location,description,posted_at,Last confirmed
1,Staff Nurse,Kolam Clinic,"Kochi, Kerala",Care for people,${daysAgo(40)},${daysAgo(8)}
2,Cook,Davarah,"Kochi, Kerala",Cook for people,${daysAgo(50)},${daysAgo(30)}
3,Clerk,Kolam,"Pune, Maharashtra",Write for people,${daysAgo(1)},
`,
  );
  backendOf(site, 'import', file);
  await website.start();
});

test.afterAll(async () => {
  await website.kill('SIGTERM');
});

test('a job unconfirmed for three weeks says so, and is omitted from feeds and search engines', async ({
  page,
  request,
}) => {
  await page.goto('/job');
  const card = page.locator('.job-card', { hasText: 'Cook' });
  await expect(card.getByText('Not confirmed lately')).toBeVisible();
  await expect(page.getByText('Not confirmed lately')).toHaveCount(1);
  const response = await page.goto(COOK);
  expect(response!.status()).toBe(200);
  await expect(page.getByText(`Not confirmed since ${indianDate(daysAgo(30))}`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await response!.text()).not.toContain('"JobPosting"');
  const confirmed = await (await request.get(NURSE)).text();
  expect(confirmed).toContain('"JobPosting"');
  expect(confirmed).toContain(`Confirmed open on ${indianDate(daysAgo(8))}`);
  for (const list of LISTS) {
    const text = await (await request.get(list)).text();
    expect(text, list).toContain(NURSE);
    expect(text, list).not.toContain(COOK);
  }
});

test('a job that is filled or paused says so, and comes back when it opens again', async ({
  page,
  request,
}) => {
  inStoreOf(site, 'closeJob', '1', 'filled');
  const status = async () => (await request.get(NURSE)).status();
  await expect.poll(status, { timeout: 10_000 }).toBe(410);
  const closed = await (await request.get(NURSE)).text();
  for (const text of [
    'This job is filled',
    `Last confirmed open on ${indianDate(daysAgo(8))}`,
    '<meta name="robots" content="noindex, follow"',
  ])
    expect(closed).toContain(text);
  expect(closed).not.toContain('"JobPosting"');
  for (const list of LISTS)
    expect(await (await request.get(list)).text(), list).not.toContain('/job-details/1/');
  expect((await request.get('/job-details/1', { maxRedirects: 0 })).status()).toBe(308);
  expect((await request.get(`${NURSE}/card.png`)).status()).not.toBe(200);
  await page.goto('/applyjob?job_id=1');
  await expect(page.getByRole('heading', { level: 2, name: 'This job is filled' })).toBeVisible();

  inStoreOf(site, 'reopenJob', '1');
  await expect.poll(status, { timeout: 10_000 }).toBe(200);
  expect(await (await request.get(NURSE)).text()).toContain(
    `Confirmed open on ${indianDate(new Date().toISOString())}`,
  );
  // Confirming removes the mark and returns the job to the feeds.
  inStoreOf(site, 'confirmJobs', ['2']);
  await expect.poll(async () => (await request.get('/jobs.rss')).text(), { timeout: 10_000 }).toContain(COOK);

  inStoreOf(site, 'closeJob', '1', 'paused');
  await expect.poll(status, { timeout: 10_000 }).toBe(410);
  await page.goto(NURSE);
  await expect(page.getByRole('heading', { name: 'This job is paused for now' })).toBeVisible();
  await expect(page.getByText('the job may open again')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
});
