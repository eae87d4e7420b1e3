import { expect, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { makePdf } from '../test/browser/cv';
import { startDesk } from '../test/browser/desk';
import { overflowOf } from '../test/browser/layout';

test.describe.configure({ mode: 'serial' });

let desk: Awaited<ReturnType<typeof startDesk>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  desk = await startDesk();
  for (const [first_name, last_name] of [
    ['Asha', 'Rao'],
    ['Ravi', 'Kumar'],
    ['Lakshmi', 'Nair'],
  ] as const) {
    const form = new FormData();
    const fields = {
      ...{ job_id: '1010', first_name, last_name, phone: '98765 43210', message: 'Call after six' },
      email: `${first_name}@example.com`.toLowerCase(),
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const cv = new Blob([new Uint8Array(makePdf(`${first_name} welds`))], { type: 'application/pdf' });
    form.set('cv_file', cv, 'cv.pdf');
    const answer = await fetch(`${desk.api}/apply-job`, { method: 'POST', body: form });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"status":1')]);
  }
});
test.afterAll(() => desk?.stop());

test('a recruiter signs in by a mailed link, calls the next candidate and notes it', async ({ page }) => {
  test.setTimeout(120_000);
  await desk.signIn(page);
  await page.getByRole('main').getByRole('link', { name: 'Next to call' }).click();
  await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  // The CV stands beside the card, as it looks, in a frame that can do nothing.
  const frame = page.frameLocator('iframe[sandbox=""]');
  await expect(frame.locator('img').first()).toBeVisible();
  await expect(frame.locator('pre')).toContainText('Asha welds');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Note').fill('Wants a day shift');
  await page.getByRole('button', { name: 'Shortlist' }).click();
  await expect(page.getByRole('status')).toContainText('Shortlisted');
  await expect(page.getByRole('heading', { name: 'Ravi Kumar' })).toBeVisible();
  await page.getByLabel('Note').blur();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name: 'Everybody has been called' })).toBeVisible();
  await page.keyboard.press('j');
});

test('“not this time” for several is undone before anybody is mailed', async ({ page }) => {
  await desk.signIn(page);
  await page.goto(`${desk.url}/applications`);
  await page.getByRole('checkbox', { name: 'All on this page' }).check();
  await expect(page.getByText('3 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Not this time' }).click();
  await expect(page.getByRole('figure', { name: 'The mail' })).toContainText('Others were chosen this time');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Say “not this time”' }).click();
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(page.getByRole('status')).toContainText('Taken back for 3 candidates');
  await page.goto(`${desk.url}/applications?stage=shortlisted`);
  await page.getByRole('link', { name: 'Asha Rao' }).click();
  await expect(page.getByText('Took the end back')).toBeVisible();
  await expect(page.getByText('Wants a day shift')).toBeVisible();
  expect(desk.mailbox.to('ravi@example.com').filter(({ subject }) => subject?.includes('ended'))).toEqual([]);
});

test('every page fits a phone, is read by everybody and runs no script but its own', async ({ page }) => {
  test.setTimeout(240_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    // Of axe, which looks into the frame of a CV, and runs there as little as a CV's own script would.
    const isAxe = /\/cv' because the document's frame is sandboxed/.test(message.text());
    if (message.type() === 'error' && !isAxe) problems.push(message.text());
  });
  await desk.signIn(page);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    for (const place of ['/', '/applications?stage=all', '/applications/1', '/next', '/jobs', '/inquiries']) {
      await page.goto(desk.url + place);
      expect([place, width, await overflowOf(page)]).toEqual([place, width, 0]);
      if (width === 375) expect([place, await axeFindings(page)]).toEqual([place, []]);
    }
  }
  expect(problems).toEqual([]);
});
