import { expect, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { pages } from '../test/browser/pages';

const NOT_FOUND = '/nope';

for (const path of [...pages, '/job?keyword=zzqxjw', '/applyjob', '/saved', NOT_FOUND]) {
  test(`${path} has no accessibility finding on phone or desk, no overflow and no console error`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.setViewportSize({ width: 375, height: 900 });
    await page.goto(path);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFindings(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    expect(errors.filter((text) => !(path === NOT_FOUND && text.includes('404')))).toEqual([]);
  });
}
