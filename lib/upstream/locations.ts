import 'server-only';
import type { z } from 'zod';
import { activeCategoriesAnswer, activeJobsAnswer, paths } from '../contract/calls';
import { wireLocation } from '../contract/entities';
import { type City, citiesIn, findCity } from '../contract/places/cities-in';
import { cachedRead, tags } from './cached';
import { getJson } from './client';
import { type JobList, readJobList, summariesPath } from './job-list';
import type { JobSummary } from './job';
import { walkJobs } from './walk-jobs';

const location = wireLocation.transform(({ slug, name, region, jobs_count }) => ({
  slug,
  name,
  region,
  jobsCount: jobs_count,
}));
/** A city of lib/contract/places that has active jobs; their number is null where the upstream does not count. */
export type Location = z.output<typeof location>;

/** The cities with active jobs, those with most jobs first. @throws UpstreamError */
export const listLocations = cachedRead('locations', readLocations, () => [tags.lists]);

/** One page (from 1) of the active jobs in a city; an unknown city has none. @throws UpstreamError */
export const listJobsByLocation = cachedRead('jobs-by-location', readJobsByLocation, () => [tags.lists]);

async function readLocations(): Promise<Location[]> {
  const { locations } = await getJson(paths.activeCategories(), activeCategoriesAnswer);
  return locations ? locations.flatMap(parseLocation) : countLocations();
}

function parseLocation(item: unknown): Location[] {
  const parsed = location.safeParse(item);
  return parsed.success ? [parsed.data] : [];
}

async function readJobsByLocation(slug: string, page: number, size: number): Promise<JobList> {
  if (!findCity(slug)) return { jobs: [], total: 0 };
  const path = (upstreamPage: number) =>
    `${summariesPath(paths.activeJobs(), upstreamPage, size)}&location=${slug}`;
  const first = await getJson(path(page), activeJobsAnswer);
  if (first.location !== slug) return pickJobsIn(slug, page, size);
  return readJobList(
    async (upstreamPage) =>
      (upstreamPage === page ? first : await getJson(path(upstreamPage), activeJobsAnswer)).job,
    page,
    size,
  );
}

// What follows is for an upstream that knows nothing of cities: its whole list is read instead.

async function countLocations(): Promise<Location[]> {
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
