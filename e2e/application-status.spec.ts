import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { backendOf, inbox, inStoreOf } from '../test/browser/backend';
import { makePdf } from '../test/browser/cv';
import { overflowOf } from '../test/browser/layout';
import { fillApplication } from '../test/browser/fill-application';
import { changing } from '../test/browser/sites';

const NOW = /\d{1,2} \w+ 20\d\d at \d{1,2}:\d\d [ap]m/;

const panel = (page: Page) => page.getByRole('region', { name: 'We have received your application' });
const openStatus = (page: Page) => panel(page).getByRole('link', { name: 'See the status' }).click();
const steps = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
const current = (page: Page) => page.locator('[aria-current="step"]');

test('a candidate follows an application from the panel to its end, each step with its date', async ({
  page,
}) => {
  // Each terminal command takes seconds on a busy machine.
  test.setTimeout(180_000);
  await page.goto(`${changing.url}/applyjob?job_id=1020`);
  await fillApplication(page, ['Kavya', 'Rao', 'kavya@example.com'], makePdf('Kavya'));
  await page.getByRole('checkbox', { name: /passed to the employer/ }).check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(panel(page)).toBeVisible();
  const reference = (await panel(page)
    .getByText(/^[2-9A-Z]{8}$/)
    .textContent())!;
  await openStatus(page);
  await expect(page).toHaveURL(/\/application\/[0-9a-f]{32}-[0-9a-f]{40}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Status of your application' })).toBeVisible();
  await expect(steps(page)).toHaveCount(4);
  await expect(current(page)).toContainText('Received');
  await expect(current(page)).toContainText(NOW);
  await expect(steps(page).last()).toContainText('Not yet');
  await expect(page.getByRole('main')).toContainText(reference);
  await expect(page.getByRole('main')).not.toContainText(/Kavya|kavya@/);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  // The page must not be cached, indexed, or sent as a referrer.
  const response = await page.reload();
  expect(response!.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  expect(await response!.text()).not.toContain('rel="canonical"');

  const sent = inbox('applications', changing).find((row) => row.reference === reference)!;
  inStoreOf(changing, 'addNotes', [sent.id], { kind: 'sent', who: '' });
  await page.reload();
  await expect(current(page)).toContainText('With the employer');
  await expect(steps(page).getByText(NOW)).toHaveCount(2);

  inStoreOf(changing, 'closeJob', '1020');
  await page.reload();
  await expect(current(page)).toContainText('The job has closed');
  await expect(page.getByText('I no longer want this job')).toHaveCount(0);

  backendOf(changing, 'erase', 'kavya@example.com');
  const gone = await page.reload();
  expect(gone!.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'We no longer have this application' })).toBeVisible();
});
