import 'server-only';
import { machineRoutes, routes } from '../../routes';
import { absoluteUrl, addressesByLocale, hasOtherLanguages } from '../metadata';
import { withoutMarked } from '../../jobs/confirmation';
import { listJobs, walkJobs } from '../../jobs/lists';
import { element } from '../xml';
import { readArticles } from '../../content/articles';
import { services } from '../../content/services/services';
import { listCategories } from '../../jobs/categories';
import { env } from '../../base/env';
import { categoriesInCities, categoriesWithPage, hasLandingPage } from '../../jobs/landing-pages';
import { countTopics } from '../../jobs/job-topics';
import { listLocations } from '../../jobs/locations';

// sitemaps.org allows 50,000 URLs per file; the margin is for jobs that are added while it is written.
const MAX_URLS = 45_000;

const NAMESPACE =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The whole sitemap, or an index of its parts if it is too long for one file. @throws UpstreamError */
export async function* sitemap(): AsyncGenerator<string> {
  const [pages, { total }] = await Promise.all([sitePages(), listJobs('', 1, 1)]);
  if (pages.length + total <= MAX_URLS) {
    yield* urlSet(pages, walkJobs({ fields: 'summary' }));
    return;
  }
  const parts = Math.ceil(total / MAX_URLS);
  const entries = Array.from({ length: parts + 1 }, (_, number) =>
    wrap('sitemap', element('loc', absoluteUrl(machineRoutes.sitemapPart(number)))),
  );
  yield `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

/**
 * One part of a long sitemap: part 0 has all pages except the jobs, part n the n-th 45,000 jobs; null for other numbers.
 * @throws UpstreamError
 */
export async function sitemapPart(number: number): Promise<AsyncGenerator<string> | null> {
  if (number === 0) return urlSet(await sitePages(), noJobs());
  const { total } = await listJobs('', 1, 1);
  const skip = (number - 1) * MAX_URLS;
  return skip < total ? urlSet([], walkJobs({ fields: 'summary', skip, take: MAX_URLS })) : null;
}

async function* urlSet(pages: SitemapEntry[], jobs: ReturnType<typeof walkJobs>): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n${pages.map(url).join('')}`;
  const written = new Set<string>();
  for await (const batch of jobs) {
    // A job added meanwhile shifts the others, so that one may appear on two pages.
    const newJobs = batch.filter(({ id }) => !written.has(id));
    for (const { id } of newJobs) written.add(id);
    yield withoutMarked(newJobs)
      .map((job) => url({ path: routes.job(job), changedAt: job.updatedAt }))
      .join('');
  }
  yield '</urlset>\n';
}

async function* noJobs(): ReturnType<typeof walkJobs> {}

function url({ path, changedAt }: SitemapEntry): string {
  return inEach(path)
    .map((address) =>
      wrap('url', element('loc', absoluteUrl(address)) + element('lastmod', changedAt) + alternates(path)),
    )
    .join('');
}

/** A page's addresses in all languages in which it is indexed. */
const inEach = (path: string): string[] =>
  hasOtherLanguages(path) ? [...new Set(Object.values(addressesByLocale(path)))] : [path];

/** https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
const alternates = (path: string): string =>
  hasOtherLanguages(path)
    ? Object.entries(addressesByLocale(path))
        .map(
          ([locale, address]) =>
            `<xhtml:link rel="alternate" hreflang="${locale}" href="${absoluteUrl(address)}"/>`,
        )
        .join('')
    : '';

function wrap(name: string, content: string): string {
  return `<${name}>${content}</${name}>\n`;
}

/** A page to be indexed; `changedAt` (ISO 8601) only if known. */
type SitemapEntry = { path: string; changedAt?: string | null };

const PAGES = [
  routes.home(),
  routes.jobs(),
  routes.candidates(),
  ...services.map(({ path }) => path),
  routes.listJob(),
  routes.about(),
  routes.contact(),
  routes.faq(),
  routes.privacy(),
  routes.yourData(),
  routes.terms(),
  routes.accessibility(),
];

/** All pages to be indexed except jobs: fixed pages, articles and landing pages. @throws UpstreamError */
async function sitePages(): Promise<SitemapEntry[]> {
  const [categories, locations, topics, pairs] = await Promise.all([
    listCategories(),
    listLocations(),
    countTopics(),
    categoriesInCities(),
  ]);
  return [
    ...PAGES.map((path) => ({ path })),
    ...blogPages(),
    ...categoriesWithPage(categories).map((category) => ({
      path: routes.jobsInCategory(category.slug),
    })),
    ...locations.filter(hasLandingPage).map(({ slug }) => ({ path: routes.jobsInLocation(slug) })),
    ...topics
      .filter(({ count }) => hasLandingPage({ jobsCount: count }))
      .map(({ topic }) => ({ path: routes.jobTopic(topic) })),
    ...pairs.map(({ category, city }) => ({
      path: routes.jobsInCategoryAndCity(category.slug, city),
    })),
  ];
}

// An external blog has its own sitemap.
function blogPages(): SitemapEntry[] {
  if (env().blogUrl) return [];
  const articles = readArticles().map(({ slug, date }) => ({ path: routes.article(slug), changedAt: date }));
  return [{ path: routes.blog() }, ...articles];
}
