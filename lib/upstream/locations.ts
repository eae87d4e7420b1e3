import 'server-only';
import { type City, citiesIn, findCity } from '../contract/places/cities-in';
import { type Location, readActiveCategories } from './active-categories';
import { getActiveJobs } from './active-jobs';
import { cachedRead } from './cached';
import { type JobList, readJobList } from './job-list';
import type { JobSummary } from './job';
import { tags } from './tags';
import { walkJobs } from './walk-jobs';

export type { Location } from './active-categories';

/** The cities with active jobs, those with most jobs first. @throws UpstreamError */
export async function listLocations(): Promise<Location[]> {
  return (await readActiveCategories()).locations ?? countLocations();
}

/** One page (from 1) of the active jobs in a city; an unknown city has none. @throws UpstreamError */
export const listJobsByLocation = cachedRead('jobs-by-location', readJobsByLocation, () => [tags.lists]);

async function readJobsByLocation(slug: string, page: number, size: number): Promise<JobList> {
  if (!findCity(slug)) return { jobs: [], total: 0 };
  const ask = (upstreamPage: number) =>
    getActiveJobs({ page: upstreamPage, perPage: size, fields: 'summary', location: slug });
  const first = await ask(page);
  if (first.location !== slug) return pickJobsIn(slug, page, size);
  const fetchPage = async (upstreamPage: number) =>
    (upstreamPage === page ? first : await ask(upstreamPage)).job;
  return readJobList(fetchPage, page, size);
}

// What follows is for an upstream that knows nothing of cities: its whole list is read instead.

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

async function pickJobsIn(slug: string, page: number, size: number): Promise<JobList> {
  const jobs: JobSummary[] = [];
  let total = 0;
  const first = (page - 1) * size;
  for await (const batch of walkJobs({ fields: 'summary' })) {
    for (const job of batch) {
      if (!citiesIn(job.location).some((city) => city.slug === slug)) continue;
      if (total >= first && jobs.length < size) jobs.push(job);
      total += 1;
    }
  }
  return { jobs, total };
}
