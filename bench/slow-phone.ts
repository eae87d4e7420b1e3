import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../test/browser/browser';

/** 150 ms and 1.6 Mbit/s, as Lighthouse's slow 4G. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SLOWDOWN = 4;
const PHONE = { width: 375, height: 740 };

/** The browser of the benchmarks, as installed on this machine. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

/** Runs `visit` in a page with an empty cache and the line and processor of a cheap phone. */
export async function onSlowPhone<T>(browser: Browser, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await visit(page);
  } finally {
    await context.close();
  }
}
