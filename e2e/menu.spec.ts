import { expect, test } from '@playwright/test';
import { openWithScripts } from '../test/browser/open-page';

const menu = (page: import('@playwright/test').Page) => page.getByRole('navigation', { name: 'Main' });

test('on wide screens Services opens by hover, with a line for each, and by keyboard, closes by Escape and leads to a page', async ({
  page,
}) => {
  await openWithScripts(page, '/');
  const services = menu(page).getByRole('button', { name: 'Services' });
  const last = menu(page).getByRole('link', { name: 'Background verification' });
  await services.hover();
  await expect(last).toContainText('Identity, education and employment');
  await expect(last).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(last).toBeHidden();
  await expect(services).not.toBeFocused();
  await page.mouse.move(10, 500);
  await services.hover();
  await expect(last).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.move(10, 500);

  await page.locator('body').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const payroll = menu(page).getByRole('link', { name: 'Payroll services' });
  await expect(payroll).toBeHidden();
  // The name, two languages, the menu.
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(services).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(payroll).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Contract to hire' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(payroll).toBeHidden();
  await expect(services).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(payroll).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/Payroll-Service');
  await expect(payroll).toBeHidden();
});

test('the current page is marked, List Your Job Here leads to the form, and Blogs opens in a new tab', async ({
  page,
  context,
}) => {
  await openWithScripts(page, '/faq');
  await expect(menu(page).getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page');
  const opened = context.waitForEvent('page');
  await menu(page).getByRole('link', { name: 'Blogs' }).click();
  await expect(await opened).toHaveURL('/blog');
  await menu(page).getByRole('link', { name: 'List Your Job Here' }).click();
  await expect(page).toHaveURL('/List-Job');
});

test.describe('below 992 px', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('the menu slides in within 400 ms, its submenu toggles, a link closes it, and so does Escape', async ({
    page,
  }) => {
    await openWithScripts(page, '/');
    const nav = page.locator('#site-menu');
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await expect(nav).toBeHidden();
    await toggle.click();
    await expect(nav).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(nav).toHaveCSS('transition-property', /transform/);
    await expect(nav).toHaveCSS('transition-duration', '0.4s, 0.4s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(nav.getByRole('link', { name: 'Payroll services' })).toBeHidden();
    await nav.getByRole('button', { name: 'Services' }).click();
    for (const [action, href] of [
      ['List Job Here', '/List-Job'],
      ['Find jobs', '/job'],
    ]) {
      await expect(nav.getByRole('link', { name: action })).toBeInViewport({ ratio: 1 });
      await expect(nav.getByRole('link', { name: action })).toHaveAttribute('href', href!);
    }
    await nav.getByRole('link', { name: 'Payroll services' }).click();
    await expect(page).toHaveURL('/Payroll-Service');
    await expect(nav).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await toggle.click();
    await expect(page.locator('main')).toHaveAttribute('inert');
    // Shift+Tab from the first entry leaves the page rather than entering the covered content.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(nav.getByRole('link', { name: 'Find jobs' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'ಕನ್ನಡ' })).toBeFocused();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('Menu opens the panel with all its links, and Close closes it', async ({ page }) => {
      await page.goto('/');
      const banner = page.getByRole('banner');
      const nav = banner.getByRole('navigation', { name: 'Main' });
      await expect(nav).toBeHidden();
      await banner.getByRole('link', { name: 'Menu' }).click();
      await expect(nav.getByRole('link', { name: 'Payroll services' })).toBeInViewport();
      await expect(nav.getByRole('link', { name: 'Find jobs' })).toBeInViewport();
      await banner.getByRole('link', { name: 'Close' }).click();
      await expect(nav).toBeHidden();
    });
  });
});
