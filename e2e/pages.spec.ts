import { expect, test } from '@playwright/test';
import { JOB, pages } from '../test/browser/pages';
import { sample } from '../test/browser/sites';
import { structuredDataOf } from '../test/structured-data';
import { KINDS, visitPage } from '../test/browser/visit-page';

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
