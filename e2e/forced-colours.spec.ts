import { expect, type Locator, test } from '@playwright/test';
import { JOB } from '../test/browser/pages';

test.use({ forcedColors: 'active', javaScriptEnabled: false });

const edgeOf = (element: Locator) =>
  element.evaluate((node) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(node);
    return (
      borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor
    );
  });

test('with the visitor’s own colours, buttons keep a border and the selected list item its mark', async ({
  page,
}) => {
  await page.goto('/job?category=3');
  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  const ground = (link: Element) => getComputedStyle(link).backgroundColor;
  const chosen = await categories.and(page.locator('[aria-current]')).evaluate(ground);
  expect(
    new Set(
      await categories.evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor)),
    ).size,
  ).toBe(2);
  expect(await categories.first().evaluate(ground)).not.toBe(chosen);
  expect(await edgeOf(page.getByRole('button', { name: 'Submit' }))).toBe(true);

  await page.goto('/job?page=2');
  const numbers = page.getByRole('navigation', { name: 'Pages' });
  expect(await numbers.getByRole('link', { name: 'Page 2' }).evaluate(ground)).not.toBe(
    await numbers.getByRole('link', { name: 'Page 1' }).evaluate(ground),
  );

  await page.goto(JOB);
  expect(await edgeOf(page.getByRole('link', { name: 'Apply For Job' }))).toBe(true);
});
