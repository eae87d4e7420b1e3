import { type APIRequestContext, expect } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { sample } from './sites';

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
