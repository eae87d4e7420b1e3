import { expect, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { makePdf } from '../test/browser/cv';
import { jpeg } from '../test/cv-files/pictures';
import { enquiry, inquiry } from '../test/backend';
import { startDesk } from '../test/browser/desk';
import { overflowOf } from '../test/browser/layout';
import { outsideAddresses } from '../test/program';

test.describe.configure({ mode: 'serial' });

let desk: Awaited<ReturnType<typeof startDesk>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  desk = await startDesk();
  for (const [first, last, phone] of [
    ['Asha', 'Rao', '98765 43210'],
    ['Ravi', 'Kumar', '98765 43211'],
    ['Lakshmi', 'Nair', '98765 43212'],
  ] as const)
    await desk.apply(first, makePdf(`${first} welds`), last, phone);
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
  // The CV is rendered beside the card in a fully sandboxed frame.
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
  await expect(page.getByRole('heading', { name: 'That was the last one' })).toBeVisible();
  await page.keyboard.press('j');
});

test('“not this time” for several is undone before anybody is mailed', async ({ page }) => {
  await desk.signIn(page);
  await page.goto(`${desk.url}/applications`);
  await page.getByRole('checkbox', { name: 'All on this page' }).check();
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Not this time' }).click();
  await expect(page.getByRole('figure', { name: 'The email' })).toContainText('Others were chosen this time');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Say “not this time”' }).click();
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(page.getByRole('status')).toContainText('Undone for 3 candidates');
  await page.goto(`${desk.url}/applications?stage=shortlisted`);
  await page.getByRole('link', { name: 'Asha Rao' }).click();
  await expect(page.getByText('Took the last step back')).toBeVisible();
  await expect(page.getByText('Wants a day shift')).toBeVisible();
  expect(desk.mailbox.to('ravi@example.com').filter(({ subject }) => subject?.includes('ended'))).toEqual([]);
});

test('an owner answers an enquiry, and declines an employer’s job, undoes it and publishes it edited', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await desk.send('contact-enquiry', enquiry);
  await desk.send('job-inquiry-form', { ...inquiry, email_address: 'hr@kolam.example' });
  await desk.signIn(page, 'owner@example.com');
  await page.getByRole('link', { name: '1 enquiry waits' }).click();
  await page.getByRole('link', { name: enquiry.subject }).click();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByRole('status')).toContainText('Answered.');
  await page.getByRole('link', { name: 'Answered 1' }).click();
  await page.getByRole('link', { name: enquiry.subject }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeVisible();

  await page.goto(desk.url);
  await page.getByRole('link', { name: '1 job from employers' }).click();
  await page.getByRole('link', { name: inquiry.job_title }).click();
  await page.getByRole('link', { name: 'Decline' }).click();
  await page.getByLabel('Why, as the employer reads it').fill('The pay is missing.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('figure', { name: 'The email' })).toContainText('Why: The pay is missing.');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(page.getByRole('status')).toContainText('no email was sent');
  await page.getByRole('link', { name: inquiry.job_title }).click();
  await page.getByRole('link', { name: 'Edit and publish' }).click();
  await page.getByLabel('Pay', { exact: true }).fill('₹ 20,000 per month');
  await page.getByRole('button', { name: 'Publish and notify the employer' }).click();
  await expect(page.getByRole('link', { name: 'Jobs from employers', exact: true })).toBeVisible();
  const subjects = () => desk.mailbox.to('hr@kolam.example').map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 60_000 }).toContainEqual(expect.stringContaining('is online'));
  expect(subjects()).not.toContainEqual(expect.stringContaining('About the job'));
});

test('another host gets no cookie, another origin’s page changes nothing, and the port is unreachable from outside', async ({
  page,
}) => {
  await desk.signIn(page);
  const context = page.context();
  const ownNames = (await context.cookies(desk.url)).map(({ name }) => name);
  expect(ownNames).toContain('desk');
  for (const other of [`http://127.0.0.1:${desk.deskPort}`, 'http://www.localhost', 'http://desk.localhost'])
    expect([other, await context.cookies(other)]).toEqual([other, []]);
  // Not by navigating: of an empty error page Chromium says that the response is invalid, its headless shell does not.
  expect((await page.request.get(`http://127.0.0.1:${desk.deskPort}/`)).status()).toBe(421);

  // A same-site page, to which SameSite=Strict cookies would be sent, and a cross-site one.
  const form = `<form method="post" action="${desk.url}/applications/3/note"><input name="kind" value="joined"><button>Go</button></form>`;
  for (const origin of ['http://localhost:9', 'http://www.example.test']) {
    await page.route(`${origin}/`, (route) => route.fulfill({ body: form, contentType: 'text/html' }));
    await page.goto(`${origin}/`);
    const answered = page.waitForResponse(`${desk.url}/applications/3/note`);
    await page.getByRole('button').click();
    expect([origin, (await answered).status()]).toEqual([origin, 403]);
  }
  await page.goto(`${desk.url}/applications/3`);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.locator('.history')).not.toContainText('Joined');
  // A CV's frame has an opaque origin, without cookies or storage.
  await expect(page.frameLocator('iframe').locator('pre')).toContainText('welds');
  expect(
    await page
      .frames()
      .at(-1)!
      .evaluate(() => self.origin),
  ).toBe('null');

  for (const host of outsideAddresses()) expect([host, await listensAt(host)]).toEqual([host, false]);
  expect(await listensAt('127.0.0.1')).toBe(true);
});

/** Whether the desk answers anything there. */
const listensAt = (host: string) =>
  fetch(`http://${host}:${desk.deskPort}/`, { signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  );

test('the keyboard alone goes through the list and opens a candidate', async ({ page }) => {
  await desk.signIn(page);
  await page.goto(`${desk.url}/applications?stage=all`);
  const rows = page.locator('li.row a.whole');
  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows.nth(1)).toBeFocused();
  const name = (await rows.nth(1).textContent())!;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('every page, a photographed CV among them, fits a phone, is read by everybody and runs no script but its own', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    // axe cannot run in a CV's frame, just as a CV's script could not.
    const isAxe = /\/cv' because the document's frame is sandboxed/.test(message.text());
    if (message.type() === 'error' && !isAxe) problems.push(message.text());
  });
  await desk.apply('Zoya', jpeg, 'Khan', '98765 43213');
  await desk.signIn(page, 'owner@example.com');
  await page.goto(`${desk.url}/applications/4`);
  const picture = page.getByRole('img', { name: /^The CV/ });
  await expect(picture).toHaveJSProperty('naturalWidth', 600);
  await expect(page.getByText('It has no text to search or copy.')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await picture.click();
  await expect((await opened).locator('img')).toHaveJSProperty('naturalWidth', 600);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    for (const place of [
      '/',
      '/applications?stage=all',
      '/applications/1',
      '/applications/4',
      '/next',
      '/jobs',
      '/jobs/new',
      '/jobs/1010/edit',
      '/enquiries',
      '/enquiries/1',
      '/inquiries',
      '/inquiries/1',
      '/inquiries/1/decline',
      '/jobs/new?as=inquiry-1',
      '/applications?job=talent-pool',
      '/staff',
      '/figures',
      '/columns',
    ]) {
      await page.goto(desk.url + place);
      expect([place, width, await overflowOf(page)]).toEqual([place, width, 0]);
      expect([place, width, await axeFindings(page)]).toEqual([place, width, []]);
    }
  }
  expect(problems).toEqual([]);
});
