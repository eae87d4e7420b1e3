import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { pages } from '../test/browser/pages';

for (const path of [...pages, '/job?keyword=zzqxjw', '/applyjob', '/nope']) {
  test(`${path} has no serious accessibility finding on phone or desk, no overflow and no console error`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
        [],
      );
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(errors.filter((text) => !(response!.status() === 404 && text.includes('404')))).toEqual([]);
    }
  });
}
