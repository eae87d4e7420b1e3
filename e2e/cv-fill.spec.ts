import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { backend, inbox } from '../test/browser/backend';
import { overflowOf } from '../test/browser/layout';
import { CAPTCHA_CODE } from '../test/browser/sites';
import { cvBytes, type MadeCv, madeCvs } from '../test/cv-layouts/made-cvs';

const madeBy = (program: string, ending: string) =>
  madeCvs.find((row) => row.program === program && row.file.endsWith(ending) && row.lastName.length > 3)!;

const NOTE = 'Found in your CV: please check';
const PERSON = { 'First name': 'Asha', 'Last name': 'Rao', Phone: '98000 12345' };
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function openForm(page: Page) {
  await page.goto('/applyjob?job_id=1001');
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
}

const choose = (page: Page, name: string, bytes: Uint8Array) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

async function expectFilled(page: Page, { email, digits, firstName, lastName }: MadeCv) {
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Phone')).toHaveValue(new RegExp(`${digits.slice(0, 5)} ${digits.slice(5)}$`));
  await expect(field(page, 'First name')).toHaveValue(firstName);
  await expect(field(page, 'Last name')).toHaveValue(lastName);
}

/** Records requests from now on except for the site's own scripts, including workers'. */
function listenForSending(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    const isScript =
      origin === new URL(page.url()).origin && pathname.startsWith('/_next/static/') && !search;
    const isHere = /^(?:data|blob):/.test(request.url());
    if (!(isHere || (isScript && request.method() === 'GET'))) sent.push(`${request.method()} ${pathname}`);
  });
  page.on('websocket', (socket) => sent.push(socket.url()));
  return sent;
}

/** Fills in the fields that a CV cannot. @returns a function that presses Send */
async function readyToSend(page: Page) {
  await page.getByRole('checkbox', { name: /passed to the employer/ }).check();
  await page.getByLabel('Characters in the picture').fill(CAPTCHA_CODE);
  await page.waitForLoadState('networkidle');
  return () => page.getByRole('button', { name: 'Send application' }).click();
}

test('a PDF fills in the empty fields, marks each, and nothing leaves the device before Send', async ({
  page,
}) => {
  const row = madeBy('chromium', 'pdf');
  await openForm(page);
  await page.waitForLoadState('networkidle');
  const sent = listenForSending(page);
  await choose(page, 'cv.pdf', cvBytes[row.file]!);
  await expectFilled(page, row);
  await expect(page.getByText(NOTE)).toHaveCount(4);
  await expect(field(page, 'Email')).toHaveAccessibleDescription(new RegExp(NOTE));
  const said = page.getByRole('status').filter({ hasText: 'We filled in 4 fields from your CV.' });
  await expect(said).toBeVisible();
  const press = await readyToSend(page);
  expect(sent).toEqual([]);
  await press();
  await expect(page).toHaveURL('/');
  expect(sent[0]).toMatch(/^POST /);
});

test('nothing of the reader is loaded before the CV field is touched', async ({ page, browser }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.m?js(\?|$)/.test(response.url())) scripts.push(response.text().catch(() => ''));
  });
  const LIBRARIES = { pdfjs: /WorkerMessageHandler/, 'pdf-lib': /PDFDocument/, fflate: /invalid zip data/ };
  const loaded = async () => {
    const text = (await Promise.all(scripts)).join('\n');
    return Object.entries(LIBRARIES)
      .filter(([, mark]) => mark.test(text))
      .map(([name]) => name);
  };
  await openForm(page);
  await field(page, 'First name').fill('Asha');
  await page.waitForLoadState('networkidle');
  expect(await loaded()).toEqual([]);
  expect(page.workers()).toEqual([]);
  await page.locator('input[type=file]').focus();
  await expect.poll(loaded).toContain('pdfjs');
  expect(page.workers()).toHaveLength(1);
  await choose(page, 'cv.docx', cvBytes[madeBy('docx', 'docx').file]!);
  await expect.poll(loaded).toContain('fflate');
  await page.locator('input[type=file]').setInputFiles(await photographs(browser, 1));
  await expect.poll(loaded, { timeout: 20_000 }).toEqual(Object.keys(LIBRARIES));
});

/** Makes `count` photographs of sheets on a dark table. */
async function photographs(browser: Browser, count: number) {
  const page = await browser.newPage({ viewport: { width: 900, height: 1200 } });
  const made = [];
  for (let index = 0; index < count; index++) {
    const lines = `<p>${'Worked with a team on many projects of the company. '.repeat(4)}</p>`.repeat(9);
    await page.setContent(
      `<body style="margin:0;background:#3a2d22;overflow:hidden"><div style="width:640px;height:930px;margin:130px;padding:30px;box-sizing:border-box;background:#e9e4d8;font:15px serif"><h1>Page ${index + 1}</h1>${lines}</div>`,
    );
    const buffer = await page.screenshot({ type: 'jpeg', quality: 90 });
    made.push({ name: `IMG_${index}.jpg`, mimeType: 'image/jpeg', buffer });
  }
  await page.close();
  return made;
}

test('three photographs become one PDF, which the server takes and staff receive', async ({
  page,
  browser,
}, info) => {
  const made = await photographs(browser, 3);
  await page.setViewportSize({ width: 375, height: 900 });
  await openForm(page);
  await page.waitForLoadState('networkidle');
  const sent = listenForSending(page);
  await page.locator('input[type=file]').setInputFiles(made);
  const pages = page.getByRole('list', { name: 'Pages of your CV' }).getByRole('listitem');
  await expect(pages).toHaveCount(3, { timeout: 30_000 });
  await expect(page.getByText(/^CV \(photographs\)\.pdf – \d+ bytes$/)).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  for (const [label, value] of Object.entries({ ...PERSON, Email: 'asha.paper@example.com' }))
    await field(page, label).fill(value);
  const press = await readyToSend(page);
  expect(sent).toEqual([]);
  await press();
  await expect(page).toHaveURL('/');
  const received = inbox('applications').find((row) => row.email === 'asha.paper@example.com')!;
  expect(received.cv_name).toBe('CV (photographs).pdf');
  const out = info.outputPath('cv.pdf');
  backend('cv', String(received.id), out);
  expect(received.cv_bytes).toBeLessThan(2 * 1024 * 1024);
  expect((await PDFDocument.load(readFileSync(out))).getPageCount()).toBe(3);
});

test('photographs are reordered and removed by keyboard; more than five and other files are rejected with a message', async ({
  page,
  browser,
}) => {
  const made = await photographs(browser, 6);
  await openForm(page);
  await page.locator('input[type=file]').setInputFiles(made);
  const pages = page.getByRole('list', { name: 'Pages of your CV' }).getByRole('img');
  await expect(pages).toHaveCount(5, { timeout: 30_000 });
  await expect(page.getByText('We left these out: IMG_5.jpg')).toBeVisible();
  const second = await pages.nth(1).getAttribute('src');
  await page.getByRole('button', { name: 'Move page 2 up' }).press('Enter');
  await expect(pages.first()).toHaveAttribute('src', second!);
  await page.getByRole('button', { name: 'Remove page 1' }).press('Enter');
  await expect(pages).toHaveCount(4);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add another photo' }).click();
  await (
    await chooser
  ).setFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByText('could not open these as photos: broken.jpg')).toBeVisible();
  await expect(pages).toHaveCount(4);
  while ((await pages.count()) > 0) {
    const count = await pages.count();
    await page.getByRole('button', { name: 'Remove page 1' }).click();
    await expect(pages).toHaveCount(count - 1);
  }
  await expect(page.getByText('Click to select files')).toBeVisible();
});
