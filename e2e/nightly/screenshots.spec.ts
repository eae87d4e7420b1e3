import path from 'node:path';
import { expect, test } from '@playwright/test';
import { JOB } from '../../test/browser/pages';

const DESK = { home: '/', jobs: '/job?keyword=sales', job: JOB, service: '/Hr-Shared-Service' };
const PHONE = { home: '/', jobs: '/job?keyword=sales', job: JOB, apply: '/applyjob?job_id=1001' };
const SHOTS = [
  ...Object.entries(DESK).map(([name, page]) => ({ name, page, width: 1440, height: 900 })),
  ...Object.entries(PHONE).map(([of, page]) => ({ name: `${of}-on-a-phone`, page, width: 375, height: 760 })),
];

/** The README's images. `SCREENSHOTS=docs/screenshots npm run e2e -- screenshots` updates them. */
for (const { name, page, width, height } of SHOTS) {
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
