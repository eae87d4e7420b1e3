import { expect, test } from '@playwright/test';
import { applyPage } from '../lib/content/jobs';
import { identity } from '../lib/content/identity';
import { contrastOf } from '../test/browser/contrast';
import { JOB } from '../test/browser/pages';
import { sample } from '../test/browser/sites';

/** The number of pages in a PDF written by Chromium. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;

test('a job prints on one A4 page, ink on white, with its URL, the agency’s address and the never-pay line', async ({
  page,
}) => {
  await page.goto(JOB, { waitUntil: 'networkidle' });
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  // Printers omit backgrounds, so texts must be legible on white.
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('body').innerText();
  for (const text of [
    'Safety Officer (EHS)',
    'Visakhapatnam',
    'Qualification',
    applyPage.trust,
    sample.env.SITE_URL + JOB,
    identity.legalName,
    identity.offices[0]!.street[0]!,
    identity.email,
  ])
    expect(printed).toContain(text);
  for (const text of [
    'Apply For Job',
    'Similar jobs',
    'Share this job',
    'Report this job',
    'What happens after you apply',
    'Skip to content',
  ])
    expect(printed).not.toContain(text);
  for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo')])
    await expect(gone).toBeHidden();
  for (const text of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('definition').filter({ hasText: 'Visakhapatnam' }),
    page.locator('.rich-text').first(),
  ]) {
    expect(await contrastOf(text)).toBeGreaterThanOrEqual(7);
    expect(await text.evaluate(groundsOf)).toEqual([]);
  }
  // Repeats the ad's parts to the length of a long one.
  const length = await page.locator('.job-text').evaluate((text) => {
    const parts = [...text.querySelectorAll('section')];
    for (let next = 0; text.textContent!.length < 3000; next++)
      text.append(parts[next % parts.length]!.cloneNode(true));
    return text.textContent!.length;
  });
  expect(length).toBeLessThan(3700);
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
});

/** The background colours and images of an element and all its ancestors. */
function groundsOf(element: Element): string[] {
  const grounds: string[] = [];
  for (let node: Element | null = element; node; node = node.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    if (!/^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/.test(backgroundColor)) grounds.push(backgroundColor);
    if (backgroundImage !== 'none') grounds.push(backgroundImage);
  }
  return grounds;
}

test('answers that are collapsed on the screen are printed', async ({ page }) => {
  await page.goto('/faq');
  const answer = page.locator('main details p').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});
