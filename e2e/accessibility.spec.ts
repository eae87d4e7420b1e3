import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const pages = [
  '/',
  '/job',
  '/job?keyword=zzqxjw',
  '/job-details/1001/safety-officer-ehs-visakhapatnam',
  '/candidates',
  '/applyjob?job_id=1001',
  '/applyjob',
  '/nope',
];

for (const path of pages) {
  for (const width of [375, 1440]) {
    test(`${path} at ${width} px has no serious accessibility finding, no overflow and no console error`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
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
    });
  }
}
