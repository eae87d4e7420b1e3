import { expect, test } from '@playwright/test';
import { JOB, servicePages } from '../test/browser/pages';

const PAGES = [
  '/',
  '/job',
  JOB,
  '/applyjob?job_id=1001',
  '/contact',
  '/List-Job',
  '/candidates',
  '/aboutus',
  ...servicePages,
];

test('with text of 200 % on a small phone, nothing runs off the screen', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 720 });
  for (const path of PAGES) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    // What may be scrolled within the page, or is cut at its edge on purpose, is not off the screen.
    const offScreen = await page.evaluate(() => {
      const isHeld = (element: Element) => {
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
          if (
            getComputedStyle(box).overflowX !== 'visible' &&
            box.getBoundingClientRect().right <= innerWidth + 1
          )
            return true;
        return false;
      };
      return [...document.querySelectorAll('main *, header *, footer *')]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          const isBeside = width > 2 && right > 0 && (right > innerWidth + 1 || left < -1);
          return isBeside && element.checkVisibility({ visibilityProperty: true }) && !isHeld(element);
        })
        .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
    });
    expect(offScreen, path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
});

test('a title in Hindi is written in a font of the site’s where the device has none, and other pages load none', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => /anek/.test(request.url()) && fonts.push(request.url()));
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(fonts).toEqual([]);
  await page.goto('/job', { waitUntil: 'networkidle' });
  await expect(page.getByText('हिन्दी').first()).toBeVisible();
  expect(fonts).toContainEqual(expect.stringMatching(/anek-devanagari/));
});
