import { type APIRequestContext, expect } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { sample } from './sites';
/** Every page with its own heading, for the tests that all pages must pass. */
export const servicePages = [
  '/contract-to-hire',
  '/Payroll-Service',
  '/Hiring-Service',
  '/Compliance-Service',
  '/Hr-Shared-Service',
  '/Learning-And-Development',
  '/Background-Verification',
];

export const JOB = '/job-details/1001/safety-officer-ehs-visakhapatnam';

export const pages = [
  '/',
  '/contact',
  '/aboutus',
  '/applyjob?job_id=1001',
  '/faq',
  '/job',
  JOB,
  '/job?page=2',
  '/job/category/healthcare',
  '/job/location/bengaluru',
  '/candidates',
  '/privacy',
  '/terms',
  '/accessibility',
  '/team',
  ...servicePages,
  '/List-Job',
  '/blog',
  '/blog/how-to-recognise-a-fake-job-offer',
];

/** The paths that the sample site's sitemap lists. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = new XMLParser().parse(xml) as { urlset: { url: { loc: string; lastmod?: string }[] } };
  return urlset.url.map(({ loc }) => {
    expect(loc.startsWith(`${sample.env.SITE_URL}/`)).toBe(true);
    return loc.slice(sample.env.SITE_URL.length);
  });
}
