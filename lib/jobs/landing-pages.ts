import { categorySlug, listCategories } from './categories';
import type { Category } from '../upstream/categories';
import { routes } from '../shared/routes';
import 'server-only';
import { cachedRead } from '../upstream/cached';
import type { Job } from './job';
import { listLocations } from './locations';

/** With fewer jobs, a landing page adds nothing to the jobs' own pages. */
const MIN_JOBS = 3;

/**
 * Whether the landing page of a category or city is worth linking to and indexing. True where the upstream does not
 * count its jobs (null).
 */
export function hasLandingPage({ jobsCount }: { jobsCount: number | null }): boolean {
  return jobsCount === null || jobsCount >= MIN_JOBS;
}

/** The categories that have a landing page; of several that share a slug, only the first can. */
export function categoriesWithPage(categories: Category[]): Category[] {
  const slugs = categories.map(categorySlug);
  return categories.filter(
    (category, index) => hasLandingPage(category) && slugs.indexOf(slugs[index]!) === index,
  );
}

/**
 * Returns where the jobs of each of these `categories` are listed: on its landing page if it has one, else on the job
 * list.
 */
export function categoryPaths(categories: Category[]): (category: Category) => string {
  const withPage = new Set(categoriesWithPage(categories));
  return (category) =>
    withPage.has(category)
      ? routes.jobsInCategory(categorySlug(category))
      : routes.jobs({ category: category.id });
}

/** `name`: of the category or city. */
type LandingLink = { name: string; href: string };

/** The landing pages of a job's category and cities, as far as these have one. */
export type LandingLinks = { category: LandingLink | null; cities: LandingLink[] };

export const NO_LANDINGS: LandingLinks = { category: null, cities: [] };

// Expires by age only: with the lists' tag, one new job would evict every cached job page.
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
