import type { Page } from '@playwright/test';

/** Opens a page and waits for hydration, which may follow `load`, and fonts. */
export async function openWithScripts(page: Page, path: string) {
  const response = await page.goto(path);
  // React marks hydrated elements, the footer last.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return response;
}

/** Delays a page's matching requests until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
