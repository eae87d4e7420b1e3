import 'server-only';
import { currentLanguage } from '../base/language';
import { saidPlace } from '../content/names';
import { type City, citiesIn } from './places/cities';
import { type Location, readCategories } from '../upstream/categories';
import { cachedRead } from '../upstream/cached';
import { tags } from '../upstream/changes';
import { walkJobs } from './walk-jobs';

export type { Location } from '../upstream/categories';

/** The cities with active jobs, in descending order of their number. @throws UpstreamError */
export async function listLocations(): Promise<Location[]> {
  const locations = (await readCategories()).locations ?? (await countLocations());
  return currentLanguage() === 'en'
    ? locations
    : locations.map((location) => ({ ...location, name: saidPlace(location) }));
}

// Fallback for an API without cities: reads its whole list.

const countLocations = cachedRead('counted-locations', readAndCount, () => [tags.lists]);

async function readAndCount(): Promise<Location[]> {
  const counts = new Map<string, City & { jobsCount: number }>();
  for await (const jobs of walkJobs({ fields: 'summary' })) {
    for (const city of jobs.flatMap((job) => citiesIn(job.location))) {
      const counted = counts.get(city.slug) ?? { ...city, jobsCount: 0 };
      counts.set(city.slug, { ...counted, jobsCount: counted.jobsCount + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.jobsCount - a.jobsCount || a.name.localeCompare(b.name));
}
