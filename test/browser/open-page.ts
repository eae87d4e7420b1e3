import type { Page } from '@playwright/test';

/**
 * Opens a page for what its scripts do, and waits until they have taken it over. They come once it is painted: a browser's
 * `load`, and on a busy machine a pause of the network too, may be over before.
 */
export async function openWithScripts(page: Page, path: string) {
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  // React leaves marks on the elements that it has taken over, the footer being the last of them.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
  );
  return response;
}
