import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { backend, inbox } from '../test/browser/backend';
import { makePdf, sha256 } from '../test/browser/cv';
import { openWithScripts } from '../test/browser/open-page';
import { sample } from '../test/browser/sites';

const FORM = '/applyjob?job_id=1001';
const TITLE = 'Safety Officer (EHS)';

const panel = (page: Page) => page.getByRole('region', { name: 'Waiting for a connection' });
const rowsOf = (cv: Buffer) => inbox('applications').filter((row) => row.cv_sha256 === sha256(cv));
const withoutSync = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'SyncManager'));
// Blocks only posted forms and captchas.
const cutApi = (page: Page) => page.route('**/api/{apply-job,captcha}*', (route) => route.abort());

/** Fills in the form except the captcha, and waits until the code that keeps applications is loaded. */
async function fillIn(page: Page, cv: Buffer) {
  await openWithScripts(page, FORM);
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Phone').fill('+91 98765 43210');
  await page.getByRole('checkbox', { name: /passed to the employer/ }).check();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'asha rao – cv.pdf', mimeType: 'application/pdf', buffer: cv });
  await page.waitForLoadState('networkidle');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send application' }).click();

async function keepOffline(page: Page, cv: Buffer) {
  await fillIn(page, cv);
  await page.context().setOffline(true);
  await send(page);
  await expect(panel(page)).toBeVisible();
}

/** What the device stores, as readable by any script of the site. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('kept-applications');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('records').objectStore('records').getAll();
          reading.onsuccess = () => {
            const records = reading.result as {
              about?: { bytes: ArrayBuffer };
              cv?: { bytes: ArrayBuffer };
            }[];
            const sealed = records
              .flatMap(({ about, cv }) => [about?.bytes, cv?.bytes])
              .filter((each) => !!each);
            resolve(sealed.map((bytes) => new TextDecoder('latin1').decode(bytes)));
            opening.result.close();
          };
        };
      }),
  );

test('without a connection an application is kept on the device, encrypted, shown where one looks, and deletable', async ({
  page,
}) => {
  const cv = makePdf('kept and deleted');
  await withoutSync(page);
  await keepOffline(page, cv);
  await expect(panel(page)).toContainText('asha rao – cv.pdf');
  await expect(panel(page).getByRole('link', { name: TITLE })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send application' })).toBeHidden();
  await expect(page.locator('.kept')).toBeFocused();
  const sealed = await stored(page);
  expect(sealed).toHaveLength(2);
  expect(sealed.join()).not.toMatch(/Asha|asha|PDF|1001/);
  expect((await new AxeBuilder({ page }).include('.kept').analyze()).violations).toEqual([]);

  await cutApi(page);
  await page.context().setOffline(false);
  for (const path of [FORM, '/', '/saved']) {
    await openWithScripts(page, path);
    await expect(panel(page)).toBeVisible();
  }
  await panel(page).getByRole('button', { name: 'Delete' }).click();
  await expect(panel(page)).toBeHidden();
  expect(await stored(page)).toEqual([]);
  await page.unrouteAll();
  await openWithScripts(page, FORM);
  await expect(page.getByRole('button', { name: 'Send application' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(rowsOf(cv)).toEqual([]);
});

/** Dispatches the sync event to the service worker, as Chromium does when back online. */
async function dispatchSync(context: BrowserContext, page: Page) {
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(sample.url) && !isDeleted,
      );
      if (own) resolve(own.registrationId);
    }),
  );
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.dispatchSyncEvent', {
    origin: sample.url,
    registrationId: await registered,
    tag: 'send-kept-applications',
    lastChance: false,
  });
}

test('background sync sends it while no page of the site is open, once and byte for byte, and the next visit tells', async ({
  page,
  context,
}, info) => {
  test.setTimeout(180_000);
  const cv = makePdf('sent by background sync');
  await fillIn(page, cv);
  // Only active workers receive events.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await context.setOffline(true);
  await send(page);
  await expect(panel(page)).toBeVisible();
  await page.goto('about:blank');
  await context.setOffline(false);
  await dispatchSync(context, page);
  await expect.poll(() => rowsOf(cv).length, { timeout: 90_000, intervals: [1000] }).toBe(1);
  const [row] = rowsOf(cv) as [ReturnType<typeof inbox>[0]];
  expect(row).toMatchObject({ job_id: '1001', first_name: 'Asha', cv_name: 'asha rao – cv.pdf' });
  const out = info.outputPath('cv.pdf');
  backend('cv', String(row.id), out);
  expect(sha256(readFileSync(out))).toBe(sha256(cv));

  await openWithScripts(page, '/');
  await expect(page.getByText(/kept on this device, has been sent\. Reference [2-9A-Z]{8}/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'We have received your application' })).toContainText(TITLE);
  await expect(panel(page)).toBeHidden();
  expect(await stored(page)).toEqual([]);
  expect(rowsOf(cv)).toHaveLength(1);
});

test('without background sync the next visit sends it, whichever page that is', async ({ page, context }) => {
  const cv = makePdf('sent at the next visit');
  await withoutSync(page);
  await keepOffline(page, cv);
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/job');
  await expect(page.getByText(/kept on this device, has been sent\. Reference/)).toBeVisible({
    timeout: 60_000,
  });
  await page.goto(FORM);
  await expect(page.getByText(/You applied for this job at/)).toBeVisible();
  expect(rowsOf(cv)).toHaveLength(1);
});

test('a refused one says why, and stays until it is corrected or deleted', async ({ page, context }) => {
  const cv = makePdf('refused');
  await withoutSync(page);
  await keepOffline(page, cv);
  const answer = { status: 0, message: 'This job is closed.' };
  await page.route('**/api/apply-job', (route) => route.fulfill({ status: 422, json: answer }));
  await context.setOffline(false);
  const refused = page.getByRole('region', { name: 'The form was not accepted' });
  await expect(refused).toContainText('This job is closed.', { timeout: 60_000 });
  await page.goto('/saved');
  await expect(refused).toContainText('This job is closed.');
  await refused.getByRole('link', { name: 'Open the form' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await refused.getByRole('button', { name: 'Delete' }).click();
  await expect(refused).toBeHidden();
});

test('without storage the usual error is shown, and typed values are kept', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await fillIn(page, makePdf('not kept'));
  await page.context().setOffline(true);
  await send(page);
  await expect(page.getByRole('alert').getByText('You seem to be offline.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
});
