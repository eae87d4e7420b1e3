import { expect, type Page, test } from '@playwright/test';
import { openWithScripts } from '../test/browser/open-page';
import { JOB } from '../test/browser/pages';
import { translatePage } from '../test/browser/translate';

const problems: string[] = [];
test.beforeEach(({ page }) => {
  problems.length = 0;
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error') problems.push(line.text());
  });
});
test.afterEach(() => expect(problems).toEqual([]));

/** Opens a page as a browser shows it that translates. */
async function openTranslated(page: Page, path: string) {
  await openWithScripts(page, path);
  await page.evaluate(translatePage);
}

test('on a translated page the list, its filters, a job and the way back show what they say', async ({
  page,
}) => {
  await openTranslated(page, '/job');
  const heading = page.getByRole('heading', { level: 1 });
  const all = await heading.textContent();
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Keyword' }))
    .first()
    .fill('nurse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=nurse/);
  await expect(heading).not.toHaveText(all!);
  await expect(page.getByRole('main').locator('.cards h3').first()).toContainText('Nurse');
  // Taking the words away again shows all.
  await page.locator('.chips a').first().click();
  await expect(page).not.toHaveURL(/keyword=nurse/);
  await expect(heading).toHaveText(all!);
  await page.locator('a[href^="/job-details/"]').first().click();
  await expect(page).toHaveURL(/\/job-details\//);
  await expect(heading).not.toHaveText(all!);
  await page.goBack();
  await expect(heading).toHaveText(all!);
});

for (const [name, path, button, first] of [
  ['contact', '/contact', 'Send Message', { label: 'Name', missing: 'Enter your name', value: 'Meera Iyer' }],
  [
    'apply',
    '/applyjob?job_id=1001',
    /^Apply|^Send|^Submit/,
    { label: 'First name', missing: 'Enter your first name', value: 'Meera' },
  ],
] as const)
  test(`on a translated page mistakes of the ${name} form appear, change and go`, async ({ page }) => {
    await openTranslated(page, path);
    const form = page.locator('form[method="post"]').first();
    const email = form.getByLabel(/^Email/);
    const mistake = form.locator('#field-email-error');
    await form.getByRole('button', { name: button }).click();
    await expect(mistake).toHaveText('Error: Enter your email address');
    await expect(form.getByText(first.missing).first()).toBeVisible();
    await email.fill('meera');
    await expect(mistake).toHaveText(/^Error: (?!Enter your email address$)./);
    await email.fill('');
    await expect(mistake).toHaveText('Error: Enter your email address');
    await email.fill('meera@example.com');
    await expect(mistake).toHaveCount(0);
    await form.getByLabel(first.label, { exact: true }).fill(first.value);
    await expect(form.getByText(first.missing)).toHaveCount(0);
  });

test('on a translated page the menu’s button and the suggestions say what they are', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openTranslated(page, '/');
  const toggle = page.locator('.menu-toggle');
  await expect(toggle).toHaveText('Menu');
  await toggle.click();
  await expect(toggle).toHaveText('Close');
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveText('Menu');

  const field = page.getByPlaceholder('Job keywords...');
  await field.click();
  await expect(page.getByRole('combobox', { name: 'Keyword' })).toBeVisible();
  const nurse = page.getByRole('listbox').getByRole('option', { name: /^Staff Nurse/ });
  await field.press('n');
  for (const letter of 'urse') {
    await field.press(letter);
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  }
  await expect(nurse.first()).toHaveText(/^Staff Nurse – ICU\s*$/);
  for (let count = 0; count < 3; count++) await field.press('Backspace');
  await expect(nurse.first()).toHaveText(/^Staff Nurse – ICU\s*$/);
});

test('on a translated page a job is saved, and removed and brought back from the list', async ({ page }) => {
  await openTranslated(page, JOB);
  const star = page.locator('.save-star').first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await openTranslated(page, '/saved');
  const status = page.getByRole('main').getByRole('status');
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(status).toContainText('1');
  await status.getByRole('button').click();
  await expect(status).toHaveText('');
  await expect(page.locator('.saved-row')).toHaveCount(1);
});
