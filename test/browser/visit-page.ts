import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { badInPrint, dropWebFonts, longLines, offScreen, overflowOf, textsOverArches } from './layout';
import { openWithScripts } from './open-page';
import { JOB, pages, servicePages } from './pages';

const APPLY = '/applyjob?job_id=1001';
const NOT_FOUND = '/nope';
// Pages whose parts or their order differ on desktops.
const differsOnDesk = new Set(['/', '/job', JOB, APPLY, '/contact', '/faq', servicePages[1]]);

/** One page of each kind, including saved jobs and the 404 page. */
export const KINDS = ['/', '/job', JOB, APPLY, '/contact', servicePages[1]!, '/faq', '/saved', NOT_FOUND];

/** All pages except a list's second, which looks like the first. */
export const ALL = [...pages, '/job?keyword=zzqxjw', '/applyjob', '/saved', NOT_FOUND].filter(
  (path) => path !== '/job?page=2',
);

/**
 * Checks a page's appearance in one visit: on a phone, in large text, on a desktop and in print.
 * @param isNightly runs axe on desktops too, where they differ
 */
export async function visitPage(page: Page, path: string, isNightly = false): Promise<void> {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const resize = (width: number) => page.setViewportSize({ width, height: 900 });

  await resize(375);
  await openWithScripts(page, path);
  expect.soft(await axeFindings(page), 'axe on a phone').toEqual([]);
  expect.soft(await overflowOf(page), 'at 375 px').toBeLessThanOrEqual(0);
  if (servicePages.includes(path)) await expectService(page, servicePages.indexOf(path));
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  expect.soft(await offScreen(page), 'with text of 200 %').toEqual([]);
  expect.soft(await overflowOf(page), 'with text of 200 %').toBe(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));

  for (const width of [768, 990, 1100, 1440]) {
    await resize(width);
    const { met, shapes } = await textsOverArches(page);
    expect.soft(met, `over the arches at ${width} px`).toEqual([]);
    if (width < 1100) expect.soft(shapes, `arches at ${width} px`).toBe(0);
    if (servicePages.includes(path))
      expect.soft(await brokenRanges(page), `ranges at ${width} px`).toEqual([]);
  }
  // The menu transitions when the window is resized.
  await expect.poll(() => overflowOf(page), 'at 1440 px').toBeLessThanOrEqual(0);
  await page.evaluate(() => document.querySelectorAll('details').forEach((item) => (item.open = true)));
  expect.soft(await longLines(page), 'lines of more than 80 characters').toEqual([]);
  if (isNightly && differsOnDesk.has(path)) expect.soft(await axeFindings(page), 'axe on a desk').toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => badInPrint(page), 'in print').toEqual([]);
  for (const gone of [
    page.getByRole('link', { name: 'Skip to content' }),
    page.locator('.menu-toggle').first(),
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('contentinfo'),
  ])
    await expect.soft(gone, 'in print').toBeHidden();
  await page.emulateMedia({ media: null });

  await resize(320);
  await expect.poll(() => overflowOf(page), 'at 320 px').toBeLessThanOrEqual(0);
  if (servicePages.includes(path)) expect.soft(await brokenRanges(page), 'ranges at 320 px').toEqual([]);
  await dropWebFonts(page);
  expect.soft(await overflowOf(page), 'at 320 px in the device’s fonts').toBeLessThanOrEqual(0);
  expect(errors.filter((text) => !(path === NOT_FOUND && text.includes('404')))).toEqual([]);
}

/** Selector of each service's signature, in the order of `servicePages`. */
const SIGNATURES = [
  '.arch-line',
  '.payroll-month',
  '.funnel',
  '.before-and-after',
  '.growth-steps',
  '.before-and-after',
  '.consent-list',
];

/** Selector of each signature's drawing, in the order of `servicePages`. */
const DRAWN = [
  '.arch-line svg path',
  '.month-strip > span',
  '.funnel > li > span',
  '.before-and-after thead th',
  '.growth-steps strong',
  '.before-and-after thead th',
  '.consent-list, .consent-list li .icon, .consent-list svg circle',
];

/** Checks a service page on a phone. */
async function expectService(page: Page, index: number) {
  await page.setViewportSize({ width: 375, height: 667 });
  for (const signature of new Set(SIGNATURES))
    expect
      .soft(await page.locator(signature).count(), signature)
      .toBe(signature === SIGNATURES[index] ? 1 : 0);
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
  // Ensures that ranges are detected: three services have none, this one does.
  if (index === 0) await expect(page.getByRole('main')).toContainText(/\d–\d/);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect.soft(new Set(ids).size).toBe(ids.length);

  await page.emulateMedia({ forcedColors: 'active' });
  const parts = await page.locator(DRAWN[index]!).evaluateAll(haveEdgeOrGround);
  expect.soft(parts.length).toBeGreaterThan(1);
  expect.soft(parts).not.toContain(false);
  await page.emulateMedia({ forcedColors: null });
}

const haveEdgeOrGround = (all: Element[]) =>
  all.map((node) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor, fill } = getComputedStyle(node);
    const ground = getComputedStyle(document.body).backgroundColor;
    const hasEdge =
      borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== ground;
    const own = node instanceof SVGGeometryElement ? fill : backgroundColor;
    return hasEdge || ![ground, 'rgba(0, 0, 0, 0)', 'none'].includes(own);
  });

/** Numeric ranges broken across lines. */
const brokenRanges = (page: Page) =>
  page.locator('main').evaluate((main) => {
    main.querySelectorAll('details').forEach((details) => (details.open = true));
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: match, index } of text.textContent!.matchAll(/\d[\d,]*–\d[\d,]*/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + match.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(match);
      }
    return broken;
  });

/** Per table: number of rows, whether it overflows, and rows with a cell not stacked below their header. */
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
