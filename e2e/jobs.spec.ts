import { expect, test } from '@playwright/test';
import { openWithScripts } from '../test/browser/open-page';

test('the job list counts its jobs and shows twenty a page', async ({ page }) => {
  await openWithScripts(page, '/job');
  await expect(page.getByTestId('results-count')).toHaveText(/^\d+ jobs$/);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  const first = await cards.first().getByRole('heading').textContent();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/job?page=2');
  await expect(cards.first().getByRole('heading')).not.toHaveText(first!);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/job');
});

test('choosing a category replaces the list, and Back brings the old one', async ({ page }) => {
  await openWithScripts(page, '/job');
  const all = await page.getByTestId('results-count').textContent();
  const categories = page.getByRole('navigation', { name: 'Categories' });
  const healthcare = categories.getByRole('link', { name: /Healthcare/ });
  const count = (await healthcare.textContent())!.replace(/\D/g, '');
  await healthcare.click();
  await expect(page.getByTestId('results-count')).toHaveText(`${count} jobs in Healthcare`);
  await expect(page.getByRole('article')).toHaveCount(Number(count));
  await page.goBack();
  await expect(page.getByTestId('results-count')).toHaveText(all!);
});

test('a list served from the cache works like a freshly rendered one', async ({ page, request }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const cacheStatus = async () => (await request.get('/job?keyword=manager')).headers()['cache-status'];
  await expect.poll(cacheStatus).toBe('website; hit');
  const response = await openWithScripts(page, '/job?keyword=manager&utm_source=feed');
  expect(response?.headers()['cache-status']).toBe('website; hit');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /Sales/ }).click();
  await expect(page.getByTestId('results-count')).toContainText('in Sales');
  expect(errors).toEqual([]);
});

test('a search without results links to all jobs', async ({ page }) => {
  await page.goto('/job?keyword=zzqxjw');
  await expect(page.getByRole('heading', { name: 'No Result Found!' })).toBeVisible();
  await page.getByRole('link', { name: 'See all jobs' }).click();
  await expect(page).toHaveURL('/job');
});

test('the whole card and Apply Now lead to the job', async ({ page }) => {
  await openWithScripts(page, '/job');
  const card = page.getByRole('article').first();
  const title = await card.getByRole('heading').textContent();
  await expect(card.getByRole('link', { name: /^Apply Now/ })).toHaveAttribute(
    'href',
    /^\/job-details\/\d+\/[a-z0-9-]+$/,
  );
  await card.click({ position: { x: 8, y: 8 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
});

test('candidates choose a category or apply to a job', async ({ page }) => {
  await page.goto('/candidates');
  await expect(page.getByRole('heading', { name: 'Popular Category' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Apply: / }).first()).toHaveAttribute(
    'href',
    /^\/job-details\//,
  );
  await page.getByRole('link', { name: 'Hospitality', exact: true }).click();
  await expect(page).toHaveURL('/job/category/hospitality');
  await expect(page.getByTestId('results-count')).toHaveText(/^\d+ jobs in Hospitality$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, pages and reads a job', async ({ page }) => {
    await page.goto('/');
    await page.getByPlaceholder('Job keywords...').fill('developer');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByTestId('results-count')).toContainText('for “developer”');
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Apply For Job' })).toBeVisible();
    await page.goto('/job');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/job?page=2');
  });
});
