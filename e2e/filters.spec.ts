import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { openWithScripts } from '../test/browser/open-page';

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

  test('filters combine with words, city and category, and the counts are those of the present result', async ({
    page,
  }) => {
    await page.goto('/job?keyword=manager&type=full-time');
    const total = await count(page);
    const cities = page.locator('.filter-group', { has: page.getByText('City', { exact: true }) });
    const offered = await cities.locator('.filter-count').allTextContents();
    expect(offered.length).toBeGreaterThan(1);
    for (const number of offered) expect(Number(number)).toBeLessThanOrEqual(total);
    const sort = page.getByRole('navigation', { name: 'Sort by' });
    await sort.locator('summary').click();
    await expect(sort.getByRole('link')).toHaveText(['Relevance', 'Newest', 'Pay', 'Closing soon']);
    const category = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1);
    const promised = Number((await category.locator('span').textContent())!);
    await category.click();
    await expect(page).toHaveURL(/keyword=manager&category=\d+&type=full-time/);
    // Its one job only mentions the word.
    await expect(heading(page)).toHaveText(new RegExp(`. ${promised} jobs? mentions? “manager”$`));
  });

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
    await expect(heading(page)).toHaveText(/^No job for “nurse 25 lpa” in Nagpur, \d+ like it$/);
    await expect(
      page.getByRole('heading', { name: 'These jobs do not fit: From ₹25 lakh a year' }),
    ).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Nurse');
  });

  test('kinds of work have pages of their own, with pay, age and links to one another', async ({
    page,
    request,
  }) => {
    await page.goto('/job/location/bengaluru');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ jobs in Bengaluru \(Bangalore\)$/);
    await page.goto('/job/work-from-home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ work from home jobs$/);
    await expect(page.getByRole('main')).toContainText(/\d+ open work from home jobs/);
    await expect(page.getByRole('main')).toContainText(/Where the pay is stated, it is ₹/);
    await page
      .getByRole('navigation', { name: 'Similar searches' })
      .getByRole('link', { name: /freshers/ })
      .click();
    await expect(page).toHaveURL('/job/fresher');
    // No jobs, no page.
    expect((await request.get('/job/walk-in')).status()).toBe(404);
    const whole = await request.get('/job?mode=remote', { maxRedirects: 0 });
    expect([whole.status(), whole.headers().location]).toEqual([308, '/job/work-from-home']);
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
