import { expect, test } from '@playwright/test';
import { openWithScripts } from '../test/browser/open-page';

test('the keyboard stops at each job card once, with a ring around the whole card, and then at its star', async ({
  page,
}) => {
  await openWithScripts(page, '/job');
  const cards = page.getByRole('article');
  const stops = await cards.evaluateAll((all) =>
    all.map((card) => [...card.querySelectorAll('a')].filter((link) => link.tabIndex >= 0).length),
  );
  expect(stops).toHaveLength(20);
  expect(new Set(stops)).toEqual(new Set([1]));
  const title = cards.first().getByRole('heading').getByRole('link');
  // By keyboard, because the ring is shown for that only.
  await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(title).toBeFocused();
  const ring = await title.evaluate((link) => {
    const card = link.closest('li')!;
    return [link, card]
      .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::after')])
      .map(({ outlineStyle, outlineWidth, width }) =>
        outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2 ? width : '',
      )
      .filter(Boolean);
  });
  const card = (await page.locator('.job-card').first().boundingBox())!;
  expect(ring).toHaveLength(1);
  expect(Math.abs(parseFloat(ring[0]!) - card.width)).toBeLessThanOrEqual(4);
  await page.keyboard.press('Tab');
  await expect(cards.first().getByRole('button', { name: /^Save job: / })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards.nth(1).getByRole('heading').getByRole('link')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('the chosen category is in view, whichever it is', async ({ page }) => {
        const chosen = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]');
        for (const id of [1, 3, 7]) {
          await page.goto(`/job?category=${id}`);
          const { x, width } = (await chosen.boundingBox())!;
          expect([x >= 0, x + width <= 375], `category ${id}`).toEqual([true, true]);
        }
      });
    });
  }

  test('a category chosen at the far end of the row is in view on the next page as well', async ({
    page,
  }) => {
    await openWithScripts(page, '/job');
    const categories = page.getByRole('navigation', { name: 'Categories' });
    const last = categories.getByRole('link').last();
    const name = await last.textContent();
    await last.click();
    const chosen = categories.locator('[aria-current]');
    await expect(chosen).toHaveText(name!);
    await expect.poll(async () => (await chosen.boundingBox())!.x).toBeGreaterThanOrEqual(0);
    const { x, width } = (await chosen.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(375);
  });
});
