import { type Category, listCategories } from './categories';
import { ALL_JOBS, JOB_TOPICS, type JobsQuery, type JobTopic, routes } from '../routes';
import { findCity } from './places/cities';
import { saidCategory, saidPlace } from '../content/names';
import { isCityPage, isSame } from './query';
import 'server-only';
import { cachedRead } from '../upstream/cached';
import type { Job } from './job';
import { jobsByCity, listLocations } from './locations';

/** The search behind each topic's page. */
export const TOPIC_SEARCHES: Readonly<Record<JobTopic, Required<JobsQuery>>> = {
  'work-from-home': { ...ALL_JOBS, mode: 'remote' },
  fresher: { ...ALL_JOBS, experience: 'fresher' },
  'walk-in': { ...ALL_JOBS, walkIn: 'yes' },
  internship: { ...ALL_JOBS, type: 'internship' },
  'part-time': { ...ALL_JOBS, type: 'part-time' },
};

/** With fewer jobs, a landing page adds nothing to the jobs' own pages. */
export const MIN_JOBS = 3;

/** Whether the landing page of a category or city is worth linking and indexing. True if the API does not count its jobs. */
export function hasLandingPage({ jobsCount }: { jobsCount: number | null }): boolean {
  return jobsCount === null || jobsCount >= MIN_JOBS;
}

/** The categories with a landing page; if several share a slug, only the first one. */
export function categoriesWithPage(categories: Category[]): Category[] {
  const slugs = categories.map(({ slug }) => slug);
  return categories.filter(
    (category, index) => hasLandingPage(category) && slugs.indexOf(slugs[index]!) === index,
  );
}

/** Returns a function for the path that lists a category's jobs: its landing page if it has one, else the job list. */
export function categoryPaths(categories: Category[]): (category: Category) => string {
  const withPage = new Set(categoriesWithPage(categories));
  return (category) =>
    withPage.has(category) ? routes.jobsInCategory(category.slug) : routes.jobs({ category: category.id });
}

/**
 * Returns a function for the path of a search's landing page, which search engines index in its place; null without one.
 * `total`: the minimum number of jobs found, which decides whether a category has a page in a city.
 */
export function landingPaths(
  categories: Category[],
): (search: Required<JobsQuery>, total?: number | null) => string | null {
  const withPage = categoriesWithPage(categories);
  return (search, total = null) => {
    if (isCityPage(search)) return total === 0 ? null : routes.jobsInLocation(search.location);
    const topic = JOB_TOPICS.find((each) => isSame(search, TOPIC_SEARCHES[each]));
    if (topic) return total === 0 ? null : routes.jobTopic(topic);
    const category = withPage.find(({ id }) => id === search.category);
    if (!category || !isSame(search, { ...ALL_JOBS, category: category.id, location: search.location }))
      return null;
    const { location } = search;
    if (!location) return routes.jobsInCategory(category.slug);
    const hasPage = findCity(location) && total !== null && total >= MIN_JOBS;
    return hasPage ? routes.jobsInCategoryAndCity(category.slug, location) : null;
  };
}

/** The path that lists a search. `total`: how many jobs it finds, if known. */
export type PathOf = (search: Required<JobsQuery>, total?: number | null) => string;

/** Returns a function for the path that lists a search: its landing page if it has one. */
export function searchPaths(categories: Category[]): PathOf {
  const landingOf = landingPaths(categories);
  return (search, total) => landingOf(search, total) ?? routes.jobs(search);
}

/** `name`: of the category or city. */
type LandingLink = { name: string; href: string };

/** The landing pages, if any, of a job's category, of its cities, and of the category in each of these. */
export type LandingLinks = {
  category: LandingLink | null;
  cities: LandingLink[];
  categoryInCities: LandingLink[];
};

export const NO_LANDINGS: LandingLinks = { category: null, cities: [], categoryInCities: [] };

// Expires by age only: with the lists' tag, one new job would evict every cached job page.
const landingPages = cachedRead('landing-pages', readLandingPages, () => []);

/** Starts the reads of `landingLinks` that do not depend on the job. */
export function prepareLandingLinks(): void {
  // Avoids an unhandled rejection; landingLinks() gets the error.
  landingPages().catch(() => {});
}

/** @throws UpstreamError */
export async function landingLinks({ categoryId, cities }: Job): Promise<LandingLinks> {
  const pages = await landingPages();
  const category = pages.categories.find(({ id }) => id === categoryId);
  const counts = category ? await jobsByCity(category.id) : {};
  return {
    category: category ? { name: saidCategory(category), href: routes.jobsInCategory(category.slug) } : null,
    cities: cities
      .filter(({ slug }) => pages.cities.includes(slug))
      .map((city) => ({ name: saidPlace(city), href: routes.jobsInLocation(city.slug) })),
    categoryInCities: category
      ? cities
          .filter(({ slug }) => (counts[slug] ?? 0) >= MIN_JOBS)
          .map((city) => ({
            name: saidPlace(city),
            href: routes.jobsInCategoryAndCity(category.slug, city.slug),
          }))
      : [],
  };
}

/** A landing page of a category in a city, and its number of jobs. */
type CategoryInCity = { category: Category; city: string; count: number };

/** All landing pages of categories in cities. @throws UpstreamError */
export async function categoriesInCities(): Promise<CategoryInCity[]> {
  const categories = categoriesWithPage(await listCategories());
  const pages: CategoryInCity[] = [];
  for (const category of categories)
    for (const [city, count] of Object.entries(await jobsByCity(category.id)))
      if (count >= MIN_JOBS) pages.push({ category, city, count });
  return pages;
}

async function readLandingPages() {
  const [categories, locations] = await Promise.all([listCategories(), listLocations()]);
  return {
    categories: categoriesWithPage(categories),
    cities: locations.filter(hasLandingPage).map(({ slug }) => slug),
  };
}
