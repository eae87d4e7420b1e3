import { expect, test } from '@playwright/test';
import { FORM_LIBRARIES, WEIGHT_LIMITS } from '../bench/limits';
import { weighPage } from '../bench/page-weight';
import { JOB } from '../test/browser/pages';
import { sample } from '../test/browser/sites';
import { expectStill } from '../test/browser/layout';

const APPLY = '/applyjob?job_id=1001';
test('a job page keeps within its limits of script, HTML, CSS and fonts, and loads no form code', async () => {
  const { scripts, html, styles, styleSheets, preloadedFonts, fontBytes, scriptText } = await weighPage(
    sample.url + JOB,
  );
  expect(scripts).toBeLessThanOrEqual(WEIGHT_LIMITS.scripts);
  expect(html).toBeLessThanOrEqual(WEIGHT_LIMITS.jobHtml);
  expect(styles).toBeLessThanOrEqual(WEIGHT_LIMITS.styles);
  expect(styleSheets).toBeLessThanOrEqual(WEIGHT_LIMITS.styleSheets);
  expect(preloadedFonts.length).toBeLessThanOrEqual(WEIGHT_LIMITS.preloadedFonts);
  expect(fontBytes).toBeLessThanOrEqual(WEIGHT_LIMITS.fontBytes);
  for (const [name, marks] of Object.entries(FORM_LIBRARIES)) expect(scriptText, name).not.toMatch(marks);
});

test('a title in Hindi is written in a font of the site’s where the device has none, and other pages load none', async ({
  page,
}) => {
  // Whatever fonts this device has: the page asks for ones that no device has.
  await page.route(/\.css(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/local\([^)]*\)/g, 'local("none")'),
    });
  });
  const fonts: string[] = [];
  page.on('request', (request) => /anek/.test(request.url()) && fonts.push(request.url()));
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(fonts).toEqual([]);
  await page.goto('/job', { waitUntil: 'networkidle' });
  await expect(page.locator('main').getByText('हिन्दी').first()).toBeVisible();
  expect(fonts).toContainEqual(expect.stringMatching(/anek-devanagari/));
});

test('zod is loaded when the visitor focuses the form', async ({ page }) => {
  const { scriptText } = await weighPage(sample.url + APPLY);
  expect(scriptText).not.toMatch(FORM_LIBRARIES.zod);
  await page.goto(APPLY);
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
  const withZod = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && FORM_LIBRARIES.zod.test(await response.text()),
  );
  await page.getByLabel('First name').focus();
  await withZod;
});

// Nightly tests cover desktops.
test('on a phone nothing moves, however late the fonts, and the largest thing painted is text or drawn in the page', ({
  page,
}) => expectStill(page, 375));
