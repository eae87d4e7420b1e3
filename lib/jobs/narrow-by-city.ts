import 'server-only';
import { citiesIn, findCity } from '../shared/places/cities-in';
import type { WirePage } from '../shared/contract/paging';
import { log } from '../shared/log';
import { type JobSummary, jobSummary } from './job';
import { type JobList, readJobList } from './job-list';
import { parseEach } from '../upstream/parse-each';
import { readWindow } from '../upstream/window';

type Asked = { page: number; perPage: number; location?: string };
/** Reads a page of some list. `location` is the city by which the upstream narrowed it, null where it ignored that. */
type FetchPage = (asked: Asked) => Promise<WirePage & { location: string | null }>;
/** `location` is a city's slug, '' for all; `page` counts from 1. */
type Wanted = { location: string; page: number; size: number };

// What the built-in API gives at most in one answer.
const AT_ONCE = 1000;
// So many of a list's jobs are looked through where the upstream cannot narrow it.
const MOST_LOOKED_THROUGH = 20_000;

/** One page of a list, narrowed to a city where one is wanted: by the upstream, or else here. @throws UpstreamError */
export async function readNarrowed(fetchPage: FetchPage, wanted: Wanted): Promise<JobList> {
  const { location, page, size } = wanted;
  if (location === '') return readJobList((number) => fetchPage({ page: number, perPage: size }), page, size);
  if (!findCity(location)) return { jobs: [], total: 0 };
  const ask = (number: number) => fetchPage({ page: number, perPage: size, location });
  const first = await ask(page);
  if (first.location !== location) return pickJobsIn(fetchPage, wanted);
  return readJobList(async (number) => (number === page ? first : ask(number)), page, size);
}

/** For an upstream that knows nothing of cities: its whole list is read. */
async function pickJobsIn(fetchPage: FetchPage, { location, page, size }: Wanted): Promise<JobList> {
  const jobs: JobSummary[] = [];
  const first = (page - 1) * size;
  let found = 0;
  let seen = 0;
  for (let window = 1; ; window++) {
    const ask = (number: number) => fetchPage({ page: number, perPage: AT_ONCE });
    const { items, total } = await readWindow(ask, window, AT_ONCE);
    for (const job of parseEach(items, jobSummary, 'job')) {
      if (!citiesIn(job.location).some((city) => city.slug === location)) continue;
      if (found >= first && jobs.length < size) jobs.push(job);
      found += 1;
    }
    seen += items.length;
    if (items.length === 0 || seen >= total) return { jobs, total: found };
    if (seen >= MOST_LOOKED_THROUGH) {
      log('warn', 'list-too-long-to-narrow', { total, seen });
      return { jobs, total: found };
    }
  }
}
