import { categorySlug } from './category-slug';
import type { Category } from './active-categories';

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
