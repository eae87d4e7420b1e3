import { expect, test } from '@playwright/test';
import { holdRequests } from '../test/browser/hold-requests';

test('a form that is submitted before its scripts have loaded keeps what was typed', async ({ page }) => {
  const release = await holdRequests(page, '**/_next/static/chunks/*.js');
  await page.goto('/applyjob?job_id=1001', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Asha');
  await page.getByRole('button', { name: 'Send' }).click();
  release();
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page).toHaveURL('/applyjob?job_id=1001');
});
