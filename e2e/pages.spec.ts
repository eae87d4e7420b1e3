import { expect, test } from '@playwright/test';
import { identity } from '../lib/content/identity';
import { applyPage } from '../lib/content/jobs';
import { contrastOf } from '../test/browser/layout';
import { JOB, pages } from '../test/browser/pages';
import { sample } from '../test/browser/sites';
import { KINDS, visitPage } from '../test/browser/visit-page';
import { structuredDataOf } from '../test/structured-data';

const APPLY = '/applyjob?job_id=1001';

// One page per kind; e2e/nightly/pages.spec.ts visits all.
for (const path of KINDS) {
  test(`${path} is right on a phone, in large text, on a desk and on paper`, ({ page }) =>
    visitPage(page, path));
}

test('every page is there, named as no other, with its card and the structured data that Google documents; only the team is not indexed', async ({
  request,
}) => {
  const titles = new Map<string, string>();
  const kinds = new Map<string, string[]>();
  for (const path of pages) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const title = /<title>([^<]+)<\/title>/.exec(html)![1]!;
    expect([...title.replace(/&\w+;/g, '&')].length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect(titles.get(title), `${path} is titled as another page`).toBeUndefined();
    titles.set(title, path);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{50,}"/);
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url', 'twitter:title'])
      expect(html, `${name} of ${path}`).toMatch(
        new RegExp(`<meta (?:name|property)="${name}" content="[^"]`),
      );
    expect(html, path).toContain('<meta name="twitter:card" content="summary_large_image"');
    kinds.set(
      path,
      structuredDataOf(html)
        .map((data) => data['@type'])
        .sort(),
    );
    // The form's canonical URL is the job.
    const canonical = path === APPLY ? JOB : path;
    expect(html, path).toContain(
      `<link rel="canonical" href="${sample.env.SITE_URL}${canonical === '/' ? '' : canonical}"`,
    );
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(html.includes('aria-label="Breadcrumb"'), path).toBe(path !== '/');
    expect(/<meta name="robots" content="noindex/.test(html), path).toBe(path === '/team');
  }
  expect(kinds.get('/')).toEqual(['EmploymentAgency', 'WebSite']);
  expect(kinds.get('/faq')).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(kinds.get('/blog/how-to-recognise-a-fake-job-offer')).toEqual(['Article', 'BreadcrumbList']);
  expect(kinds.get(JOB)).toEqual(['BreadcrumbList', 'JobPosting']);
  expect(pages.filter((path) => kinds.get(path)!.includes('JobPosting'))).toEqual([JOB]);
});

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

const ADDRESSES = [
  ...pages,
  '/applyjob?job_id=1001',
  '/job-alert',
  '/api/health',
  '/api/captcha?form=search',
  `${JOB}/card.png`,
  '/jobs.rss',
  '/sitemap.xml',
  '/storage/app/public/jobs/a.svg',
  '/job-details/1001',
];

test('browsers prefetch jobs, but no form, handler or file', async ({ page, request }) => {
  const response = await request.get('/speculation-rules.json');
  expect(response.headers()['content-type']).toBe('application/speculationrules+json');
  const { prefetch } = (await response.json()) as { prefetch: { where: { href_matches: string } }[] };
  await page.goto('/faq');
  const ahead = await page.evaluate(
    ([patterns, paths]) =>
      paths.filter((path) =>
        patterns.some((pattern) => new URLPattern(pattern, location.origin).test(path, location.origin)),
      ),
    [prefetch.map(({ where }) => where.href_matches), ADDRESSES] as const,
  );
  expect(ahead).toEqual([JOB]);
});
