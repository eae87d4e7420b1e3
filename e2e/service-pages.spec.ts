import { expect, type Page, test } from '@playwright/test';
import { openWithScripts } from '../test/browser/open-page';
import { servicePages } from '../test/browser/pages';

/** What only this service's page shows, in the order of `servicePages`. */
const SIGNATURES = [
  '.arch-line',
  '.payroll-month',
  '.funnel',
  '.compliance-year',
  '.growth-steps',
  '.before-and-after',
  '.consent-list',
];

const DESK = { width: 1440, height: 900 };
const shortForm = (page: Page) => page.getByRole('form', { name: 'Get a call back' });
const enquiry = (page: Page) => page.locator('#business-enquiry');

// One visit for all that is to be seen of a service: most of what a browser test costs is the visit.
for (const [index, path] of servicePages.entries()) {
  test(`${path} is short on a phone, has what no other service has, one form a screen, whole tables and ranges, one edge, and its drawing in the visitor’s own colours`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    // Until then, forms may say that they are not ready.
    await openWithScripts(page, path);
    for (const [other, signature] of SIGNATURES.entries())
      expect.soft(await page.locator(signature).count(), signature).toBe(other === index ? 1 : 0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height).toBeLessThanOrEqual(5_500);
    await expect.soft(page.locator('main form').filter({ visible: true })).toHaveCount(1);
    const tables = await tablesOf(page);
    expect.soft(tables.length).toBeGreaterThan(0);
    for (const { rows, cut, astray } of tables) {
      expect.soft(rows).toBeGreaterThan(1);
      expect.soft([cut, astray]).toEqual([false, 0]);
    }
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/#services');
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first()).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(page.getByRole('heading', { name: 'Business Enquiry' })).toBeVisible();
    await expect(page.getByText('Please do not use it for job queries')).toBeVisible();
    await expect(page.getByLabel('Requirement').locator('option')).toHaveText([
      'Choose a requirement',
      'Consulting',
      'Recruitment',
    ]);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect.soft(new Set(ids).size).toBe(ids.length);

    const hero = page.locator('.band').filter({ has: page.getByRole('heading', { level: 1 }) });
    let ranges = 0;
    for (const width of [320, 375, 768, 991, 1100, 1440]) {
      await page.setViewportSize({ ...DESK, width });
      const found = await rangesOf(page);
      ranges += found.length;
      expect
        .soft(
          found.filter(([, lines]) => lines > 1),
          `ranges at ${width} px`,
        )
        .toEqual([]);
      if (width >= 768) expect.soft(new Set(await edgesOf(page)).size, `edges at ${width} px`).toBe(1);
      if (width >= 1100)
        await expect
          .poll(async () => (await hero.boundingBox())!.height, `head at ${width} px`)
          .toBeLessThanOrEqual(380);
    }
    // Three services have none; here they stand, so that they are found where there are any.
    if (path === '/contract-to-hire') expect.soft(ranges).toBeGreaterThan(5);
    await expect.soft(hero.locator('.service-figure')).toBeInViewport({ ratio: 1 });
    await expect.soft(shortForm(page)).toBeInViewport({ ratio: 1 });
    for (const label of ['Name', 'Work Email', 'Mobile Number']) {
      const asked = ({ name, type, autocomplete }: HTMLInputElement) => [name, type, autocomplete];
      expect
        .soft(await shortForm(page).getByLabel(label).evaluate(asked), label)
        .toEqual(await enquiry(page).getByLabel(label).evaluate(asked));
    }

    await page.emulateMedia({ forcedColors: 'active' });
    const parts = await page.locator(DRAWN[index]!).evaluateAll(haveEdgeOrGround);
    expect.soft(parts.length).toBeGreaterThan(1);
    expect.soft(parts).not.toContain(false);
    await page.emulateMedia({ forcedColors: null, media: 'print' });
    await expect(shortForm(page)).toBeHidden();
  });
}

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

const haveEdgeOrGround = (all: Element[]) =>
  all.map((node) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor, fill } = getComputedStyle(node);
    const ground = getComputedStyle(document.body).backgroundColor;
    const hasEdge =
      borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== ground;
    const own = node instanceof SVGGeometryElement ? fill : backgroundColor;
    return hasEdge || ![ground, 'rgba(0, 0, 0, 0)', 'none'].includes(own);
  });

/** Every range of numbers, with the number of lines that it stands on. */
const rangesOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    main.querySelectorAll('details').forEach((details) => (details.open = true));
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const lines: [string, number][] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: match, index } of text.textContent!.matchAll(/\d[\d,]*–\d[\d,]*/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + match.length);
        lines.push([match, new Set([...range.getClientRects()].map(({ top }) => top)).size]);
      }
    return lines;
  });

/** Where the sections' headings begin. */
const edgesOf = (page: Page) =>
  page
    .locator('main section')
    .filter({ hasNot: page.locator('svg.drawing, .pull-quote, section') })
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().left)));

/** Of each table: its rows, whether it is cut off, and how many rows have a cell that is not below their name in its column. */
const tablesOf = (page: Page) =>
  page.locator('table.stacked-table').evaluateAll((all) =>
    all.map((table) => {
      const [, ...columns] = [...table.querySelectorAll('thead tr > *')];
      const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
      const rows = [...table.querySelectorAll('tbody tr')];
      return {
        rows: rows.length,
        cut: table.scrollWidth > table.parentElement!.clientWidth,
        astray: rows.filter((row) => {
          const [name, ...cells] = [...row.children];
          const bottom = name!.getBoundingClientRect().bottom;
          return cells.some(
            (cell, index) =>
              left(cell) !== left(columns[index]!) ||
              cell.getBoundingClientRect().top < bottom - 1 ||
              cell.scrollWidth > cell.clientWidth,
          );
        }).length,
      };
    }),
  );

test('“Get a call back” brings the form into view, and the next key press goes to its first field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/Compliance-Service');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  );
  await main.getByRole('link', { name: 'Get a call back' }).click();
  await expect(page).toHaveURL('/Compliance-Service#business-enquiry');
  await expect(page.getByRole('heading', { name: 'Business Enquiry' })).toBeInViewport();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();

  // The wheel is a drawing; what it shows is a list.
  const months = page
    .locator('.compliance-year')
    .getByRole('listitem')
    .filter({ has: page.locator('abbr') });
  await expect(months).toHaveCount(12);
});

test('on a desk the short form in the head carries what was typed into the form below, and nothing over what stands there', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.setViewportSize(DESK);
  await openWithScripts(page, '/Payroll-Service');
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
  const [short, form] = [shortForm(page), enquiry(page)];
  await form.getByLabel('Mobile Number').fill('022 2345 6789');
  await short.getByLabel('Name').fill('Farah Khan');
  await short.getByLabel('Work Email').fill('farah@example.co');
  await short.getByLabel('Mobile Number').fill('+91 98765 43210');
  await short.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Farah Khan');
  await expect(form.getByLabel('Work Email')).toHaveValue('farah@example.co');
  await expect(form.getByLabel('Mobile Number')).toHaveValue('022 2345 6789');
  await expect(form.getByLabel('Company')).toBeFocused();
  await expect(form.getByLabel('Company')).toBeInViewport();
  await expect(form.getByRole('heading', { name: 'Business Enquiry' })).toBeInViewport();
  await expect(page).toHaveURL('/Payroll-Service');

  // A correction follows what was carried, by the Enter key as well; what was changed below stays.
  await form.getByLabel('Name').fill('F. Khan');
  await form.getByLabel('Company').fill('Setu Mills');
  await short.getByLabel('Work Email').fill('farah@example.com');
  await short.getByLabel('Work Email').press('Enter');
  await expect(form.getByLabel('Work Email')).toHaveValue('farah@example.com');
  await expect(form.getByLabel('Name')).toHaveValue('F. Khan');
  await expect(form.getByLabel('Requirement')).toBeFocused();
  expect(requests).toEqual([]);

  // The form has heard of it: it keeps it as its draft.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(form.getByLabel('Work Email')).toHaveValue('farah@example.com');
});

test('the short form is there from 1100 px on only, and leads to the form before the scripts have come', async ({
  page,
}) => {
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.setViewportSize({ width: 1099, height: 900 });
  await page.goto('/Hiring-Service', { waitUntil: 'load' });
  const main = page.getByRole('main');
  await expect(shortForm(page)).toBeHidden();
  await expect(main.getByRole('link', { name: 'Get a call back' })).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(main.getByRole('link', { name: 'Get a call back' })).toBeHidden();
  await shortForm(page).getByLabel('Name').fill('Farah Khan');
  await shortForm(page).getByLabel('Name').press('Enter');
  await expect(page).toHaveURL('/Hiring-Service');
  await expect(shortForm(page).getByLabel('Name')).toHaveValue('Farah Khan');
  await shortForm(page).getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/Hiring-Service#business-enquiry');
  await expect(page.getByRole('heading', { name: 'Business Enquiry' })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: DESK });

  test('a desk shows no short form, but the link to the form', async ({ page }) => {
    await page.goto('/Hiring-Service');
    await expect(shortForm(page)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Get a call back' }).click();
    await expect(page).toHaveURL('/Hiring-Service#business-enquiry');
  });
});

test('at 320 px the stair of HR shared services has no gaps, and its texts do not touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 667 });
  await page.goto('/Hr-Shared-Service', { waitUntil: 'load' });
  const boxes = (selector: string) =>
    page.locator(`.growth-steps ${selector}`).evaluateAll((all) =>
      all.map((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return { top: Math.round(top), bottom: Math.round(bottom) };
      }),
    );
  const [steps, heads, texts] = [await boxes('strong'), await boxes('h3'), await boxes('p')];
  for (const [index, { top }] of steps.slice(1).entries()) {
    expect(top).toBe(steps[index]!.bottom);
    expect(heads[index + 1]!.top - texts[index]!.bottom).toBeGreaterThanOrEqual(8);
  }
});
