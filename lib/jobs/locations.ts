import 'server-only';
import { currentLanguage } from '../base/language';
import { saidPlace } from '../content/names';
import type { City } from './places/cities';
import { type Location, readCategories } from '../upstream/categories';
import { cachedRead } from '../upstream/cached';
import { tags } from '../upstream/changes';
import { readActiveJobs } from '../upstream/jobs';
import { isTooLongToCount, noneIfUnknown, SUMMARY, walkJobs } from './lists';

export type { Location } from '../upstream/categories';

/** The cities with active jobs, in descending order of their number. @throws UpstreamError */
export async function listLocations(): Promise<Location[]> {
  const locations = (await readCategories()).locations ?? (await countLocations());
  return currentLanguage() === 'en'
    ? locations
    : locations.map((location) => ({ ...location, name: saidPlace(location) }));
}

/** Number of a category's jobs by city slug; {} if unknown. Expires by age only, like the job pages that show it. */
export const jobsByCity = cachedRead('category-cities', readJobsByCity, () => []);

async function readJobsByCity(category: string): Promise<Record<string, number>> {
  const query = { page: 1, perPage: 1, facets: true, ...SUMMARY };
  const first = await noneIfUnknown(readActiveJobs(category, query), null);
  if (first?.search) return first.search.facets?.location ?? {};
  if (!first || isTooLongToCount(first)) return {};
  const cities = await readAndCount(category);
  return Object.fromEntries(cities.map(({ slug, jobsCount }) => [slug, jobsCount]));
}

// Fallback for an API that counts no cities: reads its whole list.

const countLocations = cachedRead(
  'counted-locations',
  () => readAndCount(),
  () => [tags.lists],
);

async function readAndCount(category?: string) {
  const counts = new Map<string, City & { jobsCount: number }>();
  for await (const jobs of walkJobs({ fields: 'summary', category })) {
    for (const city of jobs.flatMap((job) => job.cities)) {
      const counted = counts.get(city.slug) ?? { ...city, jobsCount: 0 };
      counts.set(city.slug, { ...counted, jobsCount: counted.jobsCount + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.jobsCount - a.jobsCount || a.name.localeCompare(b.name));
}
