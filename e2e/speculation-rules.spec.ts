import { expect, test } from '@playwright/test';
import { JOB, pages } from './support/pages';

const ADDRESSES = [
  ...pages,
  ...['/applyjob?job_id=1001', '/job-alert', '/api/health', '/api/captcha?form=search'],
  ...[`${JOB}/card.png`, '/jobs.rss', '/sitemap.xml', '/storage/app/public/jobs/a.svg', '/job-details/1001'],
];

test('browsers fetch jobs ahead, and no form, handler or file', async ({ page, request }) => {
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
