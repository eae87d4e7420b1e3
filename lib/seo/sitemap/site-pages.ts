import 'server-only';
import { listArticles } from '../../content/articles';
import { services } from '../../content/services/services';
import { listCategories } from '../../jobs/categories';
import { env } from '../../base/env';
import { categoriesInCities, categoriesWithPage, hasLandingPage } from '../../jobs/landing-pages';
import { routes } from '../../routes';
import { countTopics } from '../../jobs/job-topics';
import { listLocations } from '../../jobs/locations';

/** A page to be indexed; `changedAt` (ISO 8601) only if known. */
export type SitemapEntry = { path: string; changedAt?: string | null };

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
export async function sitePages(): Promise<SitemapEntry[]> {
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
  const articles = listArticles().map(({ slug, date }) => ({ path: routes.article(slug), changedAt: date }));
  return [{ path: routes.blog() }, ...articles];
}
