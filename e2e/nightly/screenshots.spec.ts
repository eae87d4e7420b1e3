import path from 'node:path';
import { expect, test } from '@playwright/test';
import { JOB } from '../../test/browser/pages';

const SHOTS = [
  { name: 'home', path: '/', width: 1440, height: 900 },
  { name: 'jobs', path: '/job?keyword=sales', width: 1440, height: 900 },
  { name: 'job', path: JOB, width: 1440, height: 900 },
  { name: 'service', path: '/Hr-Shared-Service', width: 1440, height: 900 },
  { name: 'home-on-a-phone', path: '/', width: 375, height: 760 },
  { name: 'jobs-on-a-phone', path: '/job?keyword=sales', width: 375, height: 760 },
  { name: 'job-on-a-phone', path: JOB, width: 375, height: 760 },
  { name: 'apply-on-a-phone', path: '/applyjob?job_id=1001', width: 375, height: 760 },
];

/** The README's images. `SCREENSHOTS=docs/screenshots npm run e2e -- screenshots` updates them. */
for (const { name, path: page, width, height } of SHOTS) {
  test(`the README’s picture “${name}” can be taken`, async ({ browser }, info) => {
    const context = await browser.newContext({
      viewport: { width, height },
      baseURL: info.project.use.baseURL,
      reducedMotion: 'reduce',
    });
    const tab = await context.newPage();
    await tab.goto(page, { waitUntil: 'networkidle' });
    const folder = process.env.SCREENSHOTS ?? info.outputPath();
    const picture = await tab.screenshot({
      path: path.join(folder, `${name}.jpg`),
      type: 'jpeg',
      quality: 80,
    });
    expect(picture.length).toBeGreaterThan(10_000);
    await context.close();
  });
}
