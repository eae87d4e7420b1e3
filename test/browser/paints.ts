import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { JOB } from './pages';

const APPLY = '/applyjob?job_id=1001';

/** Expects of one page of each kind that nothing moves, however late its fonts come, and no image is the largest thing. */
export async function expectStill(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.route(/\.woff2$/, async (route) => {
    await setTimeout(700);
    await route.continue();
  });
  for (const path of ['/', '/job', JOB, '/Payroll-Service', APPLY]) {
    await watchPaints(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const { shift, largest } = await page.evaluate(() => window.paints!);
    // Nothing that can be seen: on /job, the font of a script that the device lacks moves the end of its line by a pixel.
    expect(shift, `shift of ${path}`).toBeLessThan(0.0005);
    expect(largest, `largest of ${path}`).not.toBeNull();
    expect(largest!.url, `largest of ${path}`).toBe('');
  }
}

declare global {
  interface Window {
    paints?: { shift: number; largest: { url: string } | null };
  }
}

/** Layout shifts without input, and the last candidate of Largest Contentful Paint; an image has a URL. */
async function watchPaints(page: Page) {
  await page.addInitScript(() => {
    const paints = (window.paints = { shift: 0, largest: null as { url: string } | null });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) paints.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { url } of list.getEntries() as (PerformanceEntry & { url: string })[])
        paints.largest = { url };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
