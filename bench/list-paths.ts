import { cityCalled } from '../lib/jobs/places/cities';
import { CITIES } from './jobs-file';

// The website's page size (lib/jobs/list-page.ts).
const PAGE_SIZE = 20;
const MAX_PATHS = 400;

/** Paths of lists of so many jobs, each a different page, beginning with the first one that is not cached yet. */
export function listPaths(jobCount: number): string[] {
  const pages = (jobs: number) =>
    Array.from({ length: Math.max(0, Math.floor(jobs / PAGE_SIZE) - 1) }, (_, index) => index + 2);
  const perCity = pages(jobCount / CITIES.length);
  return [
    ...perCity.flatMap((page) => CITIES.map((city) => `/job?location=${city.toLowerCase()}&page=${page}`)),
    ...pages(jobCount).map((page) => `/job?page=${page}`),
  ].slice(0, MAX_PATHS);
}

/** Paths of the landing pages to which `/job?category=` leads. */
export const categoryPaths = (siteUrl: string): Promise<string[]> =>
  Promise.all(
    [1, 2, 3].map(async (id) => new URL((await fetch(`${siteUrl}/job?category=${id}`)).url).pathname),
  );

/** Paths of searches, each for another word of these jobs' titles; every one has results. */
export function searchPaths(jobPaths: string[]): string[] {
  const slugs = jobPaths.map((path) => path.split('/')[3] ?? '');
  const words = new Set(slugs.flatMap((slug) => slug.match(/[a-z]{4,}/g) ?? []));
  // A city's name redirects to the city's own page.
  return [...words]
    .filter((word) => cityCalled(word) === null)
    .map((word) => `/job?keyword=${word}`)
    .slice(0, MAX_PATHS);
}
