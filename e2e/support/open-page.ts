import type { Page } from '@playwright/test';

/** Opens a page for what its scripts do: they come once it is painted, which is when a browser's `load` may be over. */
export async function openWithScripts(page: Page, path: string) {
  return page.goto(path, { waitUntil: 'networkidle' });
}
