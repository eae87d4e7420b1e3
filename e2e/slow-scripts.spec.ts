import { expect, test } from '@playwright/test';
import { holdRequests } from '../test/browser/hold-requests';

test('a form that is submitted before its scripts have loaded keeps what was typed, and says why it waits', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/_next/static/chunks/*.js');
  await page.goto('/applyjob?job_id=1001', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Asha');
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Send' }).click();
  // The page stays as it is.
  expect((await posted).status()).toBe(204);
  const notice = page.getByText(/^This button does not work yet/);
  await expect(notice).toBeHidden();
  await notice.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
  await expect(notice).toBeVisible();
  release();
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page).toHaveURL('/applyjob?job_id=1001');
});
