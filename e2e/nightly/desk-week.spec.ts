import { execFileSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { RECRUITERS, startDesk } from '../../test/browser/desk';
import { overflowOf } from '../../test/browser/layout';

test.describe.configure({ mode: 'serial' });

let desk: Awaited<ReturnType<typeof startDesk>>;

const fill = async (dataDir: string) =>
  void execFileSync(process.execPath, ['--import', 'tsx', 'test/fill-week.ts', dataDir], {
    stdio: 'inherit',
  });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  desk = await startDesk({ fill });
});
test.afterAll(() => desk?.stop());

/** Counts presses, and what the machine took until the next page was there. */
function counting(page: Page) {
  const work = { clicks: 0, ms: 0 };
  const press = async (name: string | RegExp, role: 'button' | 'link' | 'checkbox' = 'button') => {
    const target = page.getByRole('main').getByRole(role, { name }).first();
    await target.waitFor();
    const start = performance.now();
    await target.click();
    await page.waitForLoadState('domcontentloaded');
    work.clicks += 1;
    work.ms += performance.now() - start;
  };
  return { work, press };
}

for (const width of [375, 1440])
  test(`a recruiter works a week off at ${width} px: few presses, and the machine keeps up`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 812 });
    await desk.signIn(page);
    const figures: Record<string, { clicks: number; ms: number }> = {};

    await expect
      .poll(async () => {
        await page.goto(`${desk.url}/applications?automatic=1`);
        return page.locator('li.row').count();
      })
      .toBeGreaterThan(20);
    const call = counting(page);
    await page.goto(desk.url);
    await call.press('Next to call', 'link');
    await expect(page.getByRole('link', { name: /^Call / })).toBeVisible();
    figures['the first call'] = { ...call.work };
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    const next = counting(page);
    await next.press('No answer');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name!);
    figures['the next call'] = next.work;

    const reject = counting(page);
    await page.goto(`${desk.url}/applications?stage=new`);
    await reject.press('All on this page', 'checkbox');
    await expect(page.getByText('100 chosen')).toBeVisible();
    await reject.press('Not this time');
    await reject.press('Say “not this time”');
    await expect(page.getByRole('status')).toContainText('100 candidates');
    figures['rejecting 100'] = reject.work;
    await page.getByRole('button', { name: /Undo/ }).click();

    const eight = counting(page);
    await page.goto(`${desk.url}/applications?stage=new`);
    const boxes = page.locator('li.row input[type=checkbox]');
    for (let n = 0; n < 8; n += 1) {
      await boxes.nth(n).click();
      eight.work.clicks += 1;
    }
    const zip = page.waitForEvent('download');
    await eight.press('CVs (zip)');
    expect((await zip).suggestedFilename()).toMatch(/^applications-.*\.zip$/);
    figures['eight CVs'] = eight.work;
    expect(await overflowOf(page)).toBe(0);

    console.log(
      width,
      Object.entries(figures)
        .map(([what, { clicks, ms }]) => `${what}: ${clicks} presses, ${Math.round(ms)} ms`)
        .join('; '),
    );
    expect(figures['the first call']!.clicks + figures['the next call']!.clicks).toBeLessThanOrEqual(2);
    expect(figures['rejecting 100']!.clicks).toBeLessThanOrEqual(5);
    expect(figures['eight CVs']!.clicks).toBeLessThanOrEqual(10);
  });

test('two recruiters at once: whoever is open before one is marked for the other, and not put before them', async ({
  page,
  browser,
}) => {
  await desk.signIn(page);
  const other = await (await browser.newContext()).newPage();
  await desk.signIn(other, RECRUITERS[1]);
  await page.goto(`${desk.url}/next`);
  const mine = (await page.getByRole('heading', { level: 1 }).textContent())!;
  const address = await page.getByRole('heading', { level: 1 }).getByRole('link').getAttribute('href');
  await other.goto(`${desk.url}/next`);
  await expect(other.getByRole('heading', { level: 1 }).getByRole('link')).not.toHaveAttribute(
    'href',
    address!,
  );
  await other.goto(desk.url + address);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(mine);
  await expect(other.getByText('has this open')).toBeVisible();
  await other.context().close();
});
