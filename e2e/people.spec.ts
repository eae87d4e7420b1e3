import { expect, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { startDesk } from '../test/browser/desk';
import { overflowOf } from '../test/browser/layout';

const cvOf = (name: string, email: string, phone: string) =>
  `<h1>${name}</h1><p>Staff Nurse</p><p>${email} | ${phone}</p><p>Five years in the intensive care unit of a hospital in Pune.</p>`;

test('a recruiter enters a caller and a folder of CVs on a phone, and puts one forward for another job', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const desk = await startDesk({ hasWebsite: true });
  try {
    const printer = await browser.newPage();
    const pdf = async (name: string, email: string, phone: string) => {
      await printer.setContent(cvOf(name, email, phone));
      return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: await printer.pdf() };
    };
    const fits = async () => {
      expect([page.url(), await overflowOf(page)]).toEqual([page.url(), 0]);
      expect([page.url(), await axeFindings(page)]).toEqual([page.url(), []]);
    };
    await page.setViewportSize({ width: 375, height: 812 });
    await desk.signIn(page);

    await page.getByRole('link', { name: 'Add a person' }).click();
    await page.getByRole('textbox', { name: 'Phone' }).fill('98765');
    await page.getByLabel('Name').fill('Asha Rao');
    await page
      .getByLabel(/^CV or a photo/)
      .setInputFiles(await pdf('Asha Rao', 'a@example.com', '98765 43210'));
    await page.getByLabel('WhatsApp').check();
    await page.getByLabel('Not asked yet').check();
    await fits();
    await page.getByRole('button', { name: 'Add' }).click();
    // The chosen CV stays while the number is corrected.
    await expect(page.getByText('This is not a phone number.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Phone' }).fill('98765 43210');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('status')).toContainText('Added.');
    await expect(page.getByRole('link', { name: /^Download/ })).toBeVisible();
    await expect(page.getByText('Consent: not asked yet')).toBeVisible();
    const question = await page.getByRole('link', { name: 'WhatsApp the question' }).getAttribute('href');
    const text = new URL(question!).searchParams.get('text')!;
    expect(text).toContain('please answer “yes”');
    expect(text).toContain('open this page and withdraw');
    await fits();

    // What she opens on her phone tells the truth.
    const hers = await browser.newPage({ viewport: { width: 375, height: 812 } });
    await hers.goto(/http\S+application\/\S+/.exec(text)![0]);
    await expect(hers.getByText('Our recruiter has entered your details.')).toBeVisible();

    await page.goto(`${desk.url}/people/cvs`);
    await page
      .getByLabel(/^CVs, up to/)
      .setInputFiles([
        await pdf('Ravi Kumar', 'ravi.kumar@example.com', '98765 43211'),
        await pdf('Lakshmi Nair', 'lakshmi@example.com', '98765 43212'),
        await pdf('Asha Rao', 'asha@example.com', '98765 43210'),
        { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: await printer.screenshot({ type: 'jpeg' }) },
      ]);
    await page.getByLabel('Said yes in person').check();
    await fits();
    await page.getByRole('button', { name: 'Read them' }).click();
    await expect(page.getByRole('heading', { name: '4 CVs to check' })).toBeVisible();
    const row = (file: string) => page.getByRole('group', { name: file });
    await expect(row('Ravi Kumar.pdf').getByLabel('Name')).toHaveValue('Ravi Kumar');
    await expect(row('Ravi Kumar.pdf').getByLabel('Email')).toHaveValue('ravi.kumar@example.com');
    await expect(row('Lakshmi Nair.pdf').getByLabel('Phone')).toHaveValue('+919876543212');
    await expect(row('Asha Rao.pdf')).toContainText('Entered for this job already: Asha Rao');
    await expect(row('scan.jpg').getByLabel('Name')).toHaveValue('');
    await row('Asha Rao.pdf').getByLabel('Leave out, and erase').check();
    await fits();
    await page.getByRole('button', { name: /^Save, and confirm/ }).click();
    await expect(page.getByRole('status')).toContainText('Confirmed: 2 candidates');
    await expect(row('scan.jpg')).toContainText('Who is it?');
    await fits();

    await page.goto(`${desk.url}/applications`);
    await page.getByRole('link', { name: 'Lakshmi Nair' }).click();
    await page.getByRole('button', { name: 'Another job' }).click();
    const offered = page.getByRole('listitem');
    await expect(offered.filter({ hasText: /nurse/i }).first()).toBeVisible();
    await expect(offered.filter({ hasText: 'CNC' })).toHaveCount(0);
    await fits();
    await offered.filter({ hasText: /nurse/i }).first().getByRole('button').click();
    await expect(page.getByRole('status')).toContainText('Put forward: 1 candidate');
    await expect(page.getByText('not asked for this job yet')).toBeVisible();
    await page.getByText('Put forward from').getByRole('link').click();
    await expect(page.getByText('Put forward for')).toBeVisible();
    await fits();
    await expect
      .poll(() => desk.mailbox.to('lakshmi@example.com').map(({ subject }) => subject), { timeout: 90_000 })
      .toEqual(
        expect.arrayContaining([
          expect.stringContaining('We put you forward for a job'),
          expect.stringContaining('We have your details'),
        ]),
      );
  } finally {
    await desk.stop();
  }
});
