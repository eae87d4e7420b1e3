import 'server-only';
import { categorySlug } from './category-slug';
import { browseJobs } from '../content/jobs';
import { routes } from '../shared/routes';
import { cachedRead } from '../upstream/cached';
import { listCategories } from './categories';
import type { Job } from './job';
import { listLocations } from './locations';
import { categoriesWithPage, hasLandingPage } from './has-landing-page';

type LandingLink = { label: string; href: string };

/** The landing pages that a job belongs to: its category's, if that has one, and those of its cities that have one. */
export type LandingLinks = { category: LandingLink | null; cities: LandingLink[] };

export const NO_LANDINGS: LandingLinks = { category: null, cities: [] };

// By time alone: with the lists' tag, one new job would throw every job page out of the cache.
const landingPages = cachedRead('landing-pages', readLandingPages, () => []);

/** @throws UpstreamError */
export async function landingLinks({ categoryId, cities }: Job): Promise<LandingLinks> {
  const pages = await landingPages();
  const category = pages.categories.find(({ id }) => id === categoryId);
  return {
    category: category ? { label: category.name, href: routes.jobsInCategory(categorySlug(category)) } : null,
    cities: cities
      .filter(({ slug }) => pages.cities.includes(slug))
      .map(({ slug, name }) => ({ label: browseJobs.jobsIn(name), href: routes.jobsInLocation(slug) })),
  };
}

async function readLandingPages() {
  const [categories, locations] = await Promise.all([listCategories(), listLocations()]);
  return {
    categories: categoriesWithPage(categories).map(({ id, name }) => ({ id, name })),
    cities: locations.filter(hasLandingPage).map(({ slug }) => slug),
  };
}
