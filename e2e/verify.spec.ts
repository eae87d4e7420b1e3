import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../test/browser/axe';
import { backendOf } from '../test/browser/backend';
import { JOB } from '../test/browser/pages';
import { hasLiteralApi, literal, sample } from '../test/browser/sites';

/** Issues a code on the sample site. */
function issueCode(...options: string[]): string {
  return /^Code (\S+),/m.exec(backendOf(sample, 'vouch', '--for', 'A. R.', ...options))![1]!;
}

async function check(page: Page, field: 'The code' | 'Phone number, email address or link', typed: string) {
  await page.getByLabel(field).fill(typed);
  await page.getByRole('button', { name: field === 'The code' ? 'Check the code' : 'Check this' }).click();
}

test('a code from a letter is answered by what it was issued for, to whom by initials, and when; its QR code leads to the same answer, which no cache keeps and no search engine lists', async ({
  page,
}) => {
  const code = issueCode('--kind', 'offer', '--job', '1001', '--by', 'M. K.');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Check it was us' }).click();
  await check(page, 'The code', code.toLowerCase().replace('-', ' '));
  await expect(page.getByRole('heading', { level: 1, name: 'Yes, that was us' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(
    /We issued this code on \d+ \w+ \d{4} for an offer to A\. R\. of Safety Officer \(EHS\), Visakhapatnam \(1001\), by M\. K\./,
  );
  expect(page.url()).not.toContain(code.slice(0, 5));
  expect(await axeFindings(page)).toEqual([]);

  const response = await page.goto(`/verify?code=${code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Yes, that was us' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(response!.headers()['cache-control']).toContain('no-store');
  expect(page.url()).not.toContain(code);
});

test('half a code stays in its field, with what is wrong beside it; one that was never issued is not ours, with what to do; a number of ours is', async ({
  page,
}) => {
  await page.goto('/verify');
  await check(page, 'The code', '7K3QF');
  const field = page.getByLabel('The code');
  await expect(field).toHaveValue('7K3QF');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/ten letters and digits/);
  await check(page, 'The code', '00000-00000');
  await expect(page.getByRole('heading', { level: 1, name: 'Not ours: what to do now' })).toBeVisible();
  await expect(page.getByRole('link', { name: '1930' })).toHaveAttribute('href', 'tel:1930');
  await expect(page.getByRole('link', { name: 'cybercrime.gov.in' })).toHaveAttribute(
    'href',
    'https://cybercrime.gov.in',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Tell us' })).toHaveAttribute(
    'href',
    '/contact?report=money#form-heading',
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/verify');
  await check(page, 'Phone number, email address or link', '00000 00000');
  await expect(page.getByRole('heading', { level: 1, name: 'Yes, this is ours' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Checked: 00000 00000');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('codes can still be checked', async ({ page }) => {
    const code = issueCode('--kind', 'offer');
    await page.goto('/verify');
    await check(page, 'The code', code);
    await expect(page.getByRole('heading', { level: 1, name: 'Yes, that was us' })).toBeVisible();
  });
});

test.describe('with an API that issues no codes', () => {
  test.skip(!hasLiteralApi, 'the API to the letter is not here');
  test.use({ baseURL: literal.url });

  test('none is asked for, and links are checked', async ({ page }) => {
    await page.goto('/verify?code=7K3QF-M2X9D');
    await expect(page.getByRole('heading', { level: 1, name: 'Check if it was us' })).toBeVisible();
    await expect(page.getByLabel('The code')).toHaveCount(0);
    await check(page, 'Phone number, email address or link', 'www.example.com/job');
    await expect(page.getByRole('heading', { level: 1, name: 'Yes, this is ours' })).toBeVisible();
  });
});

test('wherever the site warns of demands for money, it leads to the check', async ({ request }) => {
  for (const path of ['/applyjob?job_id=1001', JOB, '/job', '/candidates', '/contact'])
    expect(await (await request.get(path)).text(), path).toMatch(
      /<main.*href="\/verify"[^>]*>Check if it was us.*<\/main>/s,
    );
});
