import { expect, test } from '@playwright/test';
import { holdRequests, openWithScripts } from '../test/browser/open-page';
import { axeFindings } from '../test/browser/axe';

test.beforeEach(async ({ page, reducedMotion }) => {
  // Controlled time, however busy the machine is.
  if (reducedMotion === 'no-preference') await page.clock.install();
  await openWithScripts(page, '/');
});

test('the home page has every section of the specification, and its end leads back to the top, with the focus', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Easiest Way to Get Your New Job');
  for (const heading of [
    'Essence of Our Services',
    'Our HR Services',
    'Find Your Jobs',
    'How It Works',
    'Our Clients',
    'Client Testimonial',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  }
  await expect(page.locator('#services li a')).toHaveCount(7);
  await expect(page.getByRole('link', { name: /^Apply Now/ })).toHaveCount(5);
  for (const action of ['Join Now', 'Start Searching', 'Get Started Today']) {
    await expect(page.getByRole('link', { name: action })).toBeVisible();
  }
  for (const counter of ['100+', '480+', '120+', '200+']) {
    await expect(page.getByText(counter, { exact: true }).first()).toBeAttached();
  }
  const carousel = page.getByRole('group', { name: 'Client Testimonial' });
  // A turned phone leaves the slide in its frame.
  await page.setViewportSize({ width: 740, height: 360 });
  const slide = carousel.getByRole('group', { name: '1 of 3' });
  const left = (locator: typeof slide) => locator.evaluate((element) => element.getBoundingClientRect().left);
  await expect.poll(async () => (await left(slide)) - (await left(carousel))).toBe(0);
  await page.getByRole('link', { name: 'Back to top' }).press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByPlaceholder('Job keywords...')).toBeFocused();
});

test('client logos are six, three and two a row, and on a wide screen a new job of the first chip’s trade stands in the doorway and leads to its page', async ({
  page,
}) => {
  const logos = page
    .locator('section', { has: page.getByRole('heading', { level: 2, name: 'Our Clients' }) })
    .getByRole('img');
  await expect(logos).toHaveCount(24);
  for (const [width, perRow] of [
    [1440, 6],
    [800, 3],
    [375, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 667 });
    const tops = await logos.evaluateAll((images) =>
      images.map((image) => image.getBoundingClientRect().top),
    );
    expect(tops.filter((top) => Math.abs(top - tops[0]!) < 4)).toHaveLength(perRow);
  }
  await expect(page.locator('.doorway-card')).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  const chips = page.getByRole('navigation', { name: 'Popular searches' }).getByRole('link');
  await expect(chips).toHaveText(['Sales', 'Cook', 'Nurse', 'Warehouse']);
  const card = page.locator('.doorway-card');
  await expect(card.getByRole('link')).toContainText('Sales');
  await expect(card).toContainText(/Posted/);
  const address = (await card.getByRole('link').getAttribute('href'))!;
  // Beside the title: the whole card is a link.
  await card.click({ position: { x: 118, y: 20 } });
  await expect(page).toHaveURL(address);
});

test('a search with results goes to the job list', async ({ page }) => {
  await page.getByPlaceholder('Job keywords...').fill('enginer');
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Information Technology' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/job\?keyword=enginer&category=\d+$/);
  await expect(page.getByTestId('results-count')).toContainText('in Information Technology');
  await expect(page.getByRole('link', { name: /^Apply Now .*Engineer/ }).first()).toBeVisible();
});

test('a search without result is covered by the loader, says so and stays; its toast is accessible, and closes by itself or by its button, not by a click elsewhere', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/api/search');
  await page.getByPlaceholder('Job keywords...').fill('zzqxjw');
  await page.getByRole('button', { name: 'Submit' }).click();
  const bars = page.getByTestId('loader').locator('.loader-bar');
  await expect(bars).toHaveCount(5);
  await expect(bars.first()).toHaveCSS('background-color', 'rgb(87, 42, 200)');
  release();
  await expect(page.getByTestId('loader')).toHaveCount(0);
  const toast = page.getByText('No Result Found!');
  await expect(toast).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'No job for these words. See the nearest jobs' }),
  ).toHaveAttribute('href', '/job?keyword=zzqxjw');
  await expect(page).toHaveURL('/');
  await page.getByRole('heading', { level: 1 }).click();
  // Hovering keeps the toast.
  await toast.hover();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(toast).toBeHidden();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden();
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the counters begin at 60 % of their number, and rise', async ({ page }) => {
    const counter = page.getByText('Companies', { exact: true }).locator('xpath=..').locator('[aria-hidden]');
    const shown = counter.evaluate(
      (node) =>
        new Promise<number[]>((resolve) => {
          const numbers: number[] = [];
          new MutationObserver(() => {
            numbers.push(parseInt(node.textContent!));
            if (node.textContent === '100+') resolve(numbers);
          }).observe(node, { childList: true });
        }),
    );
    await counter.scrollIntoViewIfNeeded();
    await expect(counter).not.toHaveText('100+');
    await page.clock.runFor(10_000);
    const numbers = await shown;
    // A busy machine may skip frames.
    expect(numbers[0]! - 60).toBeLessThan(10);
    expect(numbers[0]).toBeGreaterThanOrEqual(60);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });
});
