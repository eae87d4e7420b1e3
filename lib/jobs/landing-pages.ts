import { categorySlug, listCategories } from './categories';
import type { Category } from '../upstream/categories';
import { routes } from '../shared/routes';
import 'server-only';
import { cachedRead } from '../upstream/cached';
import type { Job } from './job';
import { listLocations } from './locations';

/** With fewer jobs a landing page says less than the jobs' own pages do. */
const LEAST_JOBS = 3;

/**
 * Whether the landing page of a category or a city is one to link to and to show in search engines. Where the upstream
 * does not count its jobs (null), it is.
 */
export function hasLandingPage({ jobsCount }: { jobsCount: number | null }): boolean {
  return jobsCount === null || jobsCount >= LEAST_JOBS;
}

/** The categories that have a landing page; of several whose names make one address only the first can. */
export function categoriesWithPage(categories: Category[]): Category[] {
  const slugs = categories.map(categorySlug);
  return categories.filter(
    (category, index) => hasLandingPage(category) && slugs.indexOf(slugs[index]!) === index,
  );
}

/** Tells where the jobs of each of these `categories` stand: its landing page where it has one, else the list. */
export function categoryPaths(categories: Category[]): (category: Category) => string {
  const withPage = new Set(categoriesWithPage(categories));
  return (category) =>
    withPage.has(category)
      ? routes.jobsInCategory(categorySlug(category))
      : routes.jobs({ category: category.id });
}

/** `name`: of the category or the city. */
type LandingLink = { name: string; href: string };

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
    category: category ? { name: category.name, href: routes.jobsInCategory(categorySlug(category)) } : null,
    cities: cities
      .filter(({ slug }) => pages.cities.includes(slug))
      .map(({ slug, name }) => ({ name, href: routes.jobsInLocation(slug) })),
  };
}

async function readLandingPages() {
  const [categories, locations] = await Promise.all([listCategories(), listLocations()]);
  return {
    categories: categoriesWithPage(categories).map(({ id, name }) => ({ id, name })),
    cities: locations.filter(hasLandingPage).map(({ slug }) => slug),
  };
}
