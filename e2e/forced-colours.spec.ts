import { expect, type Locator, test } from '@playwright/test';
import { openWithScripts } from '../test/browser/open-page';
import { JOB, servicePages } from '../test/browser/pages';

test.use({ forcedColors: 'active' });

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
  await openWithScripts(page, '/job?category=3');
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

/** What carries the drawing of each service's signature, in the order of `servicePages`. */
const DRAWN = [
  '.arch-line svg path',
  '.month-strip > span',
  '.funnel > li > span',
  '.compliance-year abbr',
  '.growth-steps strong',
  '.before-and-after thead th',
  '.consent-list, .consent-list li .icon, .consent-list svg circle',
];

test('with the visitor’s own colours, what each service alone shows remains to be seen', async ({ page }) => {
  for (const [index, path] of servicePages.entries()) {
    await page.goto(path, { waitUntil: 'load' });
    const parts = await page.locator(DRAWN[index]!).evaluateAll((all) =>
      all.map((node) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor, fill } =
          getComputedStyle(node);
        const ground = getComputedStyle(document.body).backgroundColor;
        const hasEdge =
          borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== ground;
        const own = node instanceof SVGGeometryElement ? fill : backgroundColor;
        return hasEdge || ![ground, 'rgba(0, 0, 0, 0)', 'none'].includes(own);
      }),
    );
    expect(parts.length, path).toBeGreaterThan(1);
    expect(parts, path).not.toContain(false);
  }
});
