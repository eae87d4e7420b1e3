import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { overflowOf } from '../test/browser/layout';
import { openWithScripts } from '../test/browser/open-page';

test('the job list counts its jobs, shows twenty a page and those of a category; Back brings the old list, and a whole card leads to its job', async ({
  page,
}) => {
  await openWithScripts(page, '/job');
  await expect(page.getByTestId('results-count')).toHaveText(/^\d+ jobs$/);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  const first = await cards.first().getByRole('heading').textContent();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/job?page=2');
  await expect(cards.first().getByRole('heading')).not.toHaveText(first!);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/job');

  const all = await page.getByTestId('results-count').textContent();
  const categories = page.getByRole('navigation', { name: 'Categories' });
  const healthcare = categories.getByRole('link', { name: /Healthcare/ });
  const count = (await healthcare.textContent())!.replace(/\D/g, '');
  await healthcare.click();
  await expect(page.getByTestId('results-count')).toHaveText(`${count} jobs in Healthcare`);
  await expect(page.getByRole('article')).toHaveCount(Number(count));
  await page.goBack();
  await expect(page.getByTestId('results-count')).toHaveText(all!);

  const card = page.getByRole('article').first();
  const title = await card.getByRole('heading').textContent();
  await expect(card.getByRole('link', { name: /^Apply Now/ })).toHaveAttribute(
    'href',
    /^\/job-details\/\d+\/[a-z0-9-]+$/,
  );
  await card.click({ position: { x: 8, y: 8 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
});

test('a search near me asks for the city, leads to its jobs in one tap, and offers it first the next time', async ({
  page,
}) => {
  await openWithScripts(page, '/job?keyword=driver near me');
  const cities = page.getByRole('region', { name: 'Near which city?' }).getByRole('link');
  const name = (await cities.nth(2).textContent())!;
  await cities.nth(2).click();
  await expect(page).toHaveURL(/location=[a-z-]+&near=1/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(cities).toHaveCount(0);
  await openWithScripts(page, '/job?keyword=jobs near me');
  await expect(cities.first()).toHaveText(`${name} · as last time`);
});

test('a list served from the cache works like a freshly rendered one', async ({ page, request }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const cacheStatus = async () => (await request.get('/job?keyword=manager')).headers()['cache-status'];
  await expect.poll(cacheStatus).toBe('website; hit');
  const response = await openWithScripts(page, '/job?keyword=manager&utm_source=feed');
  expect(response?.headers()['cache-status']).toBe('website; hit');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /Sales/ }).click();
  await expect(page.getByTestId('results-count')).toContainText('in Sales');
  expect(errors).toEqual([]);
});

test('the first job is on the first screen with the whole name of its city, on phones and on desks', async ({
  page,
}) => {
  for (const path of [
    '/job',
    '/job?keyword=sales',
    '/job/location/bengaluru',
    '/job/category/engineering-and-construction',
  ]) {
    await page.goto(path);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 667 });
      await expect(page.locator('.job-card').first()).toBeInViewport({ ratio: 1 });
      const cut = page.locator('.job-card-facts p');
      const isCut = (all: Element[]) =>
        all.some((line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight + 2);
      expect(await cut.evaluateAll(isCut), `${path} at ${width} px`).toBe(false);
    }
  }
});

test('on a phone the filters open over the list, nothing behind them can be reached, and a choice closes them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openWithScripts(page, '/job');
  const filters = page.locator('.filters');
  await filters.locator('> summary').click();
  expect(await filters.boundingBox()).toMatchObject({ x: 0, width: 375 });
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show jobs' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show jobs' })).toBeHidden();
  await expect(filters.locator('> summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Sales/ })
    .click();
  await expect(page.getByTestId('results-count')).toHaveText(/^\d+ jobs in Sales & Marketing$/);
  await expect(page.getByRole('button', { name: 'Show jobs' })).toBeHidden();
  const chip = page.getByRole('link', { name: 'Remove filter: Sales & Marketing' });
  await expect(chip).toBeInViewport({ ratio: 1 });
});

test('candidates choose a category or apply to a job', async ({ page }) => {
  await page.goto('/candidates');
  await expect(page.getByRole('heading', { name: 'Popular categories' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Apply / }).first()).toHaveAttribute(
    'href',
    /^\/job-details\//,
  );
  await page
    .getByRole('region', { name: 'Popular categories' })
    .getByRole('link', { name: /^Hospitality/ })
    .click();
  await expect(page).toHaveURL('/job/category/hospitality');
  await expect(page.getByTestId('results-count')).toHaveText(/^\d+ jobs in Hospitality$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, pages and reads a job', async ({ page }) => {
    await page.goto('/');
    await page.getByPlaceholder('Job keywords...').fill('developer');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByTestId('results-count')).toContainText('for “developer”');
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Apply For Job' }).first()).toBeVisible();
    await page.goto('/job');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/job?page=2');
  });
});

test('the keyboard stops at each job card once, with a ring, and then at its star', async ({ page }) => {
  await openWithScripts(page, '/job');
  const cards = page.getByRole('article');
  const stops = await cards.evaluateAll((all) =>
    all.map((card) => [...card.querySelectorAll('a')].filter((link) => link.tabIndex >= 0).length),
  );
  expect(stops).toHaveLength(20);
  expect(new Set(stops)).toEqual(new Set([1]));
  const title = cards.first().getByRole('heading').getByRole('link');
  // By keyboard, as only that shows the focus ring.
  await page.getByRole('navigation', { name: 'Sort by' }).locator('summary').focus();
  await page.keyboard.press('Tab');
  await expect(title).toBeFocused();
  const hasRing = await title.evaluate((link) =>
    [link, link.closest('li')!]
      .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::after')])
      .some(({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2),
  );
  expect(hasRing).toBe(true);
  await page.keyboard.press('Tab');
  await expect(cards.first().getByRole('button', { name: /^Save job: / })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards.nth(1).getByRole('heading').getByRole('link')).toBeFocused();
});

const phone = { width: 375, height: 812 };
const heading = (page: Page) => page.getByTestId('results-count');
const count = async (page: Page) => Number((await heading(page).textContent())!.match(/\d+/)![0]);
const chips = (page: Page) => page.getByRole('navigation', { name: 'Your filters' });
const note = (page: Page) => page.getByTestId('read-words');

/** Opens the filters, as needed on phones, and one group. */
async function openGroup(page: Page, name: string) {
  const filters = page.locator('.filters > summary');
  if (await filters.isVisible()) await filters.click();
  const group = page.locator('.filter-group', { has: page.getByText(name, { exact: true }) });
  if (!(await group.evaluate((element) => (element as HTMLDetailsElement).open)))
    await group.locator('summary').click();
  return group;
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a visitor narrows a list by filters with counts, and takes each away again', async ({ page }) => {
    await openWithScripts(page, '/job');
    const all = await count(page);
    const modes = await openGroup(page, 'Work mode');
    const hybrid = modes.getByRole('radio', { name: /^Hybrid/ });
    const promised = Number(
      (await modes
        .locator('label', { has: page.getByRole('radio', { name: /^Hybrid/ }) })
        .locator('.filter-count')
        .textContent())!,
    );
    await hybrid.check();
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await expect(page).toHaveURL(/[?&]mode=hybrid/);
    expect(await count(page)).toBe(promised);

    const types = await openGroup(page, 'Job type');
    await types.getByRole('radio', { name: /^Full time/ }).check();
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await expect(chips(page).getByRole('link')).toHaveText(['Hybrid', 'Full time', 'Clear all']);
    const both = await count(page);
    expect(both).toBeLessThanOrEqual(promised);

    await chips(page).getByRole('link', { name: 'Remove filter: Hybrid' }).click();
    await expect(chips(page).getByRole('link')).toHaveText(['Full time']);
    await chips(page).getByRole('link', { name: 'Remove filter: Full time' }).click();
    await expect(page).toHaveURL('/job');
    expect(await count(page)).toBe(all);
  });

  test('the filtered list and its open filters are accessible, and nothing is wider than the screen', async ({
    page,
  }) => {
    await openWithScripts(page, '/job?keyword=manager&type=full-time&location=bengaluru&near=1');
    const links = await chips(page).getByRole('link').all();
    expect(links).toHaveLength(4);
    for (const link of links) expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await openGroup(page, 'Pay from');
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});

// These lists are tested as sent by the server.
test.describe('without JavaScript on a desk', () => {
  test.use({ javaScriptEnabled: false });

  test('the interpretation of the words is explained, and the literal query can be searched instead', async ({
    page,
  }) => {
    await page.goto('/job?keyword=manger');
    await expect(note(page)).toContainText('Showing jobs for “manager”.');
    expect(await count(page)).toBeGreaterThan(2);
    await note(page).getByRole('link', { name: 'Search for “manger” instead' }).click();
    await expect(page).toHaveURL('/job?keyword=manger&words=literal');
    await expect(page.getByRole('heading', { name: 'No Result Found!' })).toBeVisible();

    // The next page keeps the search.
    await page.goto('/job?keyword=jobs 3 lpa');
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', /keyword=.*3.*lpa/);

    // Without a full match, the nearest jobs are shown with what they lack.
    await page.goto('/job?keyword=nurse nagpur 25 lpa');
    await expect(heading(page)).toHaveText(
      /^No job in Nagpur says: From ₹25 lakh a year. \d+ jobs? for “nurse” in Nagpur$/,
    );
    await expect(
      page.getByRole('heading', { name: 'These jobs do not fit: From ₹25 lakh a year' }),
    ).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Nurse');
  });
});

test('after a filter is removed, and after Back, the search matches the list', async ({ page }) => {
  await openWithScripts(page, '/job?keyword=manager&category=5&location=bengaluru');
  const keyword = page.getByPlaceholder('Job keywords...');
  const category = page.getByLabel('Category', { exact: true });
  const city = page.locator('input[type="radio"][name="location"]:checked');
  await keyword.fill('never sent');
  await page.getByRole('link', { name: 'Remove filter: Human Resources' }).click();
  await expect(page).toHaveURL('/job?keyword=manager&location=bengaluru');
  await expect(category).toHaveValue('');
  await expect(keyword).toHaveValue('manager');
  await page.getByRole('link', { name: 'Remove filter: Bengaluru' }).click();
  await expect(page).toHaveURL('/job?keyword=manager');
  await expect(city).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/category=5/);
  await expect(category).toHaveValue('5');
  await expect(city).toHaveValue('bengaluru');
});

const field = (page: Page) => page.getByPlaceholder('Job keywords...');
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

/** Retries, as there are no suggestions until the titles are loaded after a start. */
async function openAndType(page: Page, path: string, typed: string) {
  await expect
    .poll(async () => {
      const response = await page.request.get('/api/suggest?q=nurse');
      return ((await response.json()) as { suggestions: object[] }).suggestions.length;
    })
    .toBeGreaterThan(0);
  await openWithScripts(page, path);
  await field(page).click();
  await expect(page.getByRole('combobox', { name: 'Keyword' })).toBeVisible();
  await field(page).pressSequentially(typed);
}

test('suggestions stay on a phone’s screen, axe finds nothing, and in the visitor’s own colours the chosen one differs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openAndType(page, '/', 'de');
  await expect(options(page).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.keyboard.press('ArrowDown');
  const grounds = await options(page).evaluateAll((all) =>
    all.map((option) => getComputedStyle(option).backgroundColor),
  );
  expect(grounds[0]).not.toBe(grounds[1]);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('a tap chooses a suggestion, one elsewhere closes the list', async ({ page }) => {
    await openAndType(page, '/', 'health');
    await expect(options(page).first()).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(options(page)).toHaveCount(0);
    await field(page).tap();
    await field(page).pressSequentially('c');
    await options(page).filter({ hasText: 'Healthcare' }).tap();
    await expect(page).toHaveURL('/job/category/healthcare');
  });
});
