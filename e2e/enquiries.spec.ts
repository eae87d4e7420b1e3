import { expect, type Page, test } from '@playwright/test';
import { inbox, type InboxRow } from '../test/browser/backend';
import { CAPTCHA_CODE } from '../test/browser/sites';

type Form = {
  page: string;
  button: string;
  kind: 'contacts' | 'inquiries';
  /** Values by label, the first of which ends with the test's marker. */
  fields: Record<string, string>;
  /** Number of required fields. */
  required: number;
  /** The home page's message afterwards. */
  trace: string;
  /** The fields in the inbox with their values, other than the first. */
  arrives: InboxRow;
};

const forms: Record<string, Form> = {
  'the contact form': {
    page: '/contact',
    button: 'Send Message',
    kind: 'contacts',
    fields: {
      Name: 'Meera Iyer',
      'Email address': 'meera@example.com',
      Subject: 'Question',
      Message: 'Line one\nline two',
    },
    required: 4,
    trace: 'We have received your enquiry',
    arrives: { email_address: 'meera@example.com', subject: 'Question', message: 'Line one\nline two' },
  },
  'the form to list a job': {
    page: '/List-Job',
    button: 'Submit',
    kind: 'inquiries',
    fields: {
      'Company name': 'Neem & Sons',
      'Contact person': 'R. Kulkarni',
      Email: 'hr@example.com',
      Phone: '022 2345 6789',
      'Job title': 'Fitter',
      Location: 'Pune',
      'Job description': 'Two shifts.\n₹ 18,000 per month',
    },
    required: 7,
    trace: 'We have received your job',
    arrives: {
      contact_person: 'R. Kulkarni',
      email_address: 'hr@example.com',
      contact_number: '022 2345 6789',
      job_title: 'Fitter',
      location: 'Pune',
      job_description: 'Two shifts.\n₹ 18,000 per month',
    },
  },
  'the business enquiry': {
    page: '/Payroll-Service',
    button: 'Send enquiry',
    kind: 'contacts',
    fields: {
      Name: 'Farah Khan',
      'Work Email': 'farah@example.com',
      'Mobile Number': '+91 98765 43210',
      Company: 'Setu Mills',
      'Description (optional)': 'Payroll for 40 people',
    },
    required: 5,
    trace: 'We have received your business enquiry',
    arrives: {
      email_address: 'farah@example.com',
      subject: 'Business enquiry: Consulting for Setu Mills',
      message:
        'Company: Setu Mills\nRequirement: Consulting\nWork email: farah@example.com\nMobile number: +91 98765 43210\n\nPayroll for 40 people',
    },
  },
};

async function open(page: Page, form: Form) {
  await page.goto(form.page);
  await expect(page.locator('canvas[data-ready="true"]')).toBeVisible();
}

async function fill(page: Page, form: Form, mark: string) {
  const values = Object.entries(form.fields).map(([label, value], index) => [
    label,
    index ? value : `${value} ${mark}`,
  ]);
  // A service page's header has some of these fields too.
  const fieldOf = (label: string) => page.locator('main form').last().getByLabel(label, { exact: true });
  for (const [label, value] of values) await fieldOf(label!).fill(value!);
  const requirement = page.getByLabel('Requirement');
  if (await requirement.count()) await requirement.selectOption('Consulting');
  await page.getByLabel('Characters in the picture').fill(CAPTCHA_CODE);
  return async () => {
    for (const [label, value] of values) await expect(fieldOf(label!)).toHaveValue(value!);
  };
}

const send = (page: Page, form: Form) =>
  page.getByRole('main').getByRole('button', { name: form.button, exact: true }).click();

for (const [name, form] of Object.entries(forms)) {
  test(`${name} names every required field, arrives in the inbox, shows the server’s message, and leaves a trace on the home page`, async ({
    page,
  }) => {
    const mark = `m${Date.now()}`;
    await open(page, form);
    await send(page, form);
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link', { name: 'Type the characters in the picture' })).toBeVisible();
    await expect(summary.getByRole('link')).toHaveCount(form.required + 1);

    await fill(page, form, mark);
    await send(page, form);
    await expect(page.locator('[data-sonner-toast]')).toContainText(/thank you/i);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('region', { name: form.trace })).toContainText('within 2 working days');
    const named = `${Object.values(form.fields)[0]} ${mark}`;
    expect(inbox(form.kind).find((row) => [row.name, row.company_name].includes(named))).toMatchObject(
      form.arrives,
    );
  });
}

test('typed values stay if the server cannot be reached', async ({ page }) => {
  const form = forms['the contact form']!;
  await open(page, form);
  const expectNothingLost = await fill(page, form, '');
  await page.route(`**/api/**`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await send(page, form);
  await expect(page.getByRole('alert').filter({ hasText: 'What you typed is still here' })).toBeVisible();
  await expectNothingLost();
});

test('if the browser cannot load the checks, the server reports the errors', async ({ page }) => {
  const form = forms['the contact form']!;
  await open(page, form);
  await page.route('**/_next/static/**', (route) => route.abort());
  await page.getByLabel('Name', { exact: true }).fill('Meera Iyer');
  await page.getByLabel('Email address').fill('meera at example');
  await page.getByLabel('Characters in the picture').fill(CAPTCHA_CODE);
  await page.getByRole('button', { name: form.button, exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'This was not sent' });
  for (const mistake of [/^Enter an email address/, 'Enter a subject', 'Enter your message'])
    await expect(summary.getByRole('link', { name: mistake })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Iyer');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form gives way to phone and mail', async ({ page }) => {
    for (const path of ['/contact?report_job=1001', '/applyjob?job_id=1001']) {
      await page.goto(path);
      const form = page.getByRole('main').locator('form').last();
      // Playwright's text locators don't see noscript.
      await expect(form.locator('noscript p')).toHaveText(/^This form needs JavaScript, .+\+\d.+@/);
      await expect(form.locator('noscript p')).toBeVisible();
      await expect(form.getByRole('textbox')).toHaveCount(0);
      await expect(form.getByRole('button')).toHaveCount(0);
    }
  });
});

test('the header’s link brings the form into view, and the next key press goes to its first field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/Compliance-Service');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  );
  await main.getByRole('link', { name: 'Business Enquiry' }).click();
  await expect(page).toHaveURL('/Compliance-Service#business-enquiry');
  await expect(page.getByRole('heading', { name: 'Business Enquiry' })).toBeInViewport();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
});
