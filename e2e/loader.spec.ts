import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { openWithScripts } from '../test/browser/open-page';

/** Notes in the session that the loader was there: while a document is held back, a page cannot be asked. */
async function noteLoader(page: Page): Promise<void> {
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.querySelector('[data-testid="loader"]')) sessionStorage.setItem('loader', 'seen');
    }).observe(document, { childList: true, subtree: true }),
  );
}

const takeNote = (page: Page) =>
  page.evaluate(() => {
    const note = sessionStorage.getItem('loader');
    sessionStorage.removeItem('loader');
    return note;
  });

test('whatever is tapped on a list, the loader stands there until the next page does', async ({ page }) => {
  await noteLoader(page);
  // A prefetched job would be there at once.
  await page.route('**/speculation-rules.json', (route) => route.fulfill({ json: {} }));
  await openWithScripts(page, '/job');
  await page.route(/:\d+\/job/, async (route) => {
    await sleep(500);
    await route.continue();
  });
  const taps: [what: string, tap: () => Promise<void>, address: RegExp][] = [
    ['a page', () => page.getByRole('link', { name: 'Page 2' }).click(), /page=2$/],
    [
      'a category',
      () => page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /Sales/ }).click(),
      /\/job\/category\//,
    ],
    [
      'a search',
      async () => {
        await page.getByPlaceholder('Job keywords...').fill('manager');
        await page.getByRole('button', { name: 'Submit' }).click();
      },
      /keyword=manager/,
    ],
    ['a chip', () => page.getByRole('link', { name: /^Remove filter: Sales/ }).click(), /keyword=manager$/],
    ['a job', () => page.getByRole('article').first().getByRole('heading').click(), /\/job-details\//],
  ];
  for (const [what, tap, address] of taps) {
    await tap();
    await expect(page, what).toHaveURL(address);
    await expect(page.getByTestId('loader'), what).toHaveCount(0);
    expect(await takeNote(page), what).toBe('seen');
    // Plain documents hydrate anew.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
    );
  }
});
