import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { JOB } from './pages';

const APPLY = '/applyjob?job_id=1001';

/**
 * Expects one page of each kind to have no layout shift, however late fonts load, and no image as its largest paint.
 */
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
    // An invisible tolerance: on /job, the font of a script missing on the device moves a line's end by a pixel.
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

/** Records layout shifts without input and the last Largest Contentful Paint candidate; images have a URL. */
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
