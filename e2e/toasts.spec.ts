import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { contrastOf } from '../test/browser/contrast';
import { openWithScripts } from '../test/browser/open-page';

test('on a phone and on a desk a toast is read with ease, in the site’s font, clear of the logo, and closed by a thumb', async ({
  page,
}) => {
  await openWithScripts(page, '/');
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.getByPlaceholder('Job keywords...').fill('zzqxjw');
    await page.getByRole('button', { name: 'Submit' }).click();
    const text = page.getByText('No Result Found!');
    await expect(text).toBeVisible();
    // A toast stays while it is hovered over.
    await text.hover();
    expect(await contrastOf(text)).toBeGreaterThanOrEqual(4.5);
    const font = (element: Element) => getComputedStyle(element).fontFamily;
    expect(await text.evaluate(font)).toBe(await page.locator('body').evaluate(font));
    const close = page.getByRole('button', { name: 'Close toast' });
    const [target, logo] = [(await close.boundingBox())!, (await page.locator('.site-name').boundingBox())!];
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
    expect(target.y, 'below the logo').toBeGreaterThanOrEqual(logo.y + logo.height);
    const { violations } = await new AxeBuilder({ page }).include('[data-sonner-toaster]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await close.click();
    await expect(text).toBeHidden();
  }
});
