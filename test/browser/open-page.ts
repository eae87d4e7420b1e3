import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until React has hydrated it. Scripts load after first paint, so `load`, and on a busy machine
 * a pause of the network as well, may come earlier.
 */
export async function openWithScripts(page: Page, path: string) {
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  // React marks the elements that it has hydrated, the footer last.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
  );
  return response;
}
