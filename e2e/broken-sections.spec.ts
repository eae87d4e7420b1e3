import { expect, test } from '@playwright/test';
import { openWithScripts } from '../test/browser/open-page';

test.use({ reducedMotion: 'no-preference' });

test('if a browser lacks what a section’s script needs, the section stays as plain text and the page works', async ({
  page,
}) => {
  // The counters and the carousel both use it, and throw.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await openWithScripts(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Easiest Way to Get Your New Job');
  await expect(page.getByText('Something is not answering')).toHaveCount(0);
  for (const role of ['HR manager', 'Plant head', 'Finance controller'])
    await expect(page.getByText(role)).toBeVisible();
  const carousel = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Client Testimonial' }) });
  await expect(carousel.getByRole('button')).toHaveCount(0);
  await expect(page.locator('dd').filter({ hasText: '480' })).toBeVisible();
  await page.getByPlaceholder('Job keywords...').fill('nurse');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/job\?keyword=nurse/);
});

test('a URL that ends in a malformed #part still shows its page', async ({ page }) => {
  await openWithScripts(page, '/faq#%E0%A4%A');
  await expect(page.getByText('Something is not answering')).toHaveCount(0);
  await page.locator('summary').first().click();
  await expect(page.locator('details p').first()).toBeVisible();
});
