import { expect, test } from '@playwright/test';
import { JOB } from '../test/browser/pages';

test.use({ viewport: { width: 375, height: 667 } });

test('a phone’s job page shows at least the middle of whatever the keyboard comes to', async ({ page }) => {
  await page.goto(JOB, { waitUntil: 'networkidle' });
  const stops = await page.locator('main :is(a, button):not([tabindex="-1"]):visible').count();
  expect(stops).toBeGreaterThan(10);
  await page.locator('main').focus();
  const covered: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const behind = await page.evaluate(() => {
      const focused = document.activeElement!;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // The title's link covers its card, so a hit on the card counts as a hit on the link.
      return focused.contains(hit) || hit?.contains(focused) ? null : focused.textContent;
    });
    if (behind !== null) covered.push(behind);
  }
  expect(covered).toEqual([]);
});

test('on a low or a narrow screen neither header nor bar takes room from a job that is read', async ({
  page,
}) => {
  await page.goto(JOB);
  for (const [width, height] of [
    [740, 360],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    const apply = page.getByRole('link', { name: 'Apply For Job' });
    const facts = page.getByText('Location', { exact: true });
    const below = await apply.evaluate(
      (link, fact) => fact!.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING,
      await facts.elementHandle(),
    );
    expect(below, 'the way to apply follows the facts').toBe(true);
    await page
      .getByRole('heading', { name: 'Qualification' })
      .evaluate((heading) => heading.scrollIntoView());
    for (const fixed of [page.getByRole('banner'), apply]) await expect(fixed).not.toBeInViewport();
  }
});
