import { cityCalled } from '../lib/shared/places/cities';
import { CITIES } from './jobs-file';

// As many as the website shows on a page of a list (lib/jobs/list-page.ts).
const PAGE_SIZE = 20;
const MOST = 400;

/** Addresses of lists of so many jobs, each of another page: the first for which nothing is kept yet. */
export function listPaths(jobCount: number): string[] {
  const pages = (jobs: number) =>
    Array.from({ length: Math.max(0, Math.floor(jobs / PAGE_SIZE) - 1) }, (_, index) => index + 2);
  const perCity = pages(jobCount / CITIES.length);
  return [
    ...perCity.flatMap((page) => CITIES.map((city) => `/job?location=${city.toLowerCase()}&page=${page}`)),
    ...pages(jobCount).map((page) => `/job?page=${page}`),
  ].slice(0, MOST);
}

/** Addresses of searches, each for another word of these jobs' titles; every one finds something. */
export function searchPaths(jobPaths: string[]): string[] {
  const slugs = jobPaths.map((path) => path.split('/')[3] ?? '');
  const words = new Set(slugs.flatMap((slug) => slug.match(/[a-z]{4,}/g) ?? []));
  // A city's name leads to the city's own page.
  return [...words]
    .filter((word) => cityCalled(word) === null)
    .map((word) => `/job?keyword=${word}`)
    .slice(0, MOST);
}
