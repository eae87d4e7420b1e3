import type { Page } from '@playwright/test';

/** Opens a page and waits until React has hydrated it, which may come after `load`, and its fonts are there. */
export async function openWithScripts(page: Page, path: string) {
  const response = await page.goto(path);
  // React marks the elements that it has hydrated, the footer last.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return response;
}
