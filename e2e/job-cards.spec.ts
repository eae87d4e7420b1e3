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
  await page.getByRole('navigation', { name: 'Sort by' }).locator('summary').focus();
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
