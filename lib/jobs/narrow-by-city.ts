import 'server-only';
import { citiesIn, findCity } from '../shared/places/cities';
import { log } from '../shared/log';
import { readJobWindow, type UpstreamList } from '../upstream/jobs';
import { type JobSummary, toSummary } from './job';

type FetchPage = (query: { page: number; perPage: number; location?: string }) => Promise<UpstreamList>;
/** `location` is a city's slug, '' for all; `page` counts from 1. */
type Wanted = { location: string; page: number; size: number };
type Narrowed = { jobs: JobSummary[]; total: number };

// What the built-in API gives at most in one answer.
const BATCH_SIZE = 1000;
// So many of a list's jobs are looked through where the API cannot narrow it.
const MAX_LOOKED_THROUGH = 20_000;

/** One page of a list, narrowed to a city where one is wanted: by the API, or else here. @throws UpstreamError */
export async function readNarrowed(fetchPage: FetchPage, wanted: Wanted): Promise<Narrowed> {
  const { location, page, size } = wanted;
  if (location === '') return summaries((number) => fetchPage({ page: number, perPage: size }), page, size);
  if (!findCity(location)) return { jobs: [], total: 0 };
  const fetchInCity = (number: number) => fetchPage({ page: number, perPage: size, location });
  const first = await fetchInCity(page);
  if (first.location !== location) return pickJobsIn(fetchPage, wanted);
  return summaries(async (number) => (number === page ? first : fetchInCity(number)), page, size);
}

async function summaries(
  fetchPage: (page: number) => Promise<UpstreamList>,
  page: number,
  size: number,
): Promise<Narrowed> {
  const { jobs, total } = await readJobWindow(fetchPage, page, size);
  return { jobs: jobs.map(toSummary), total };
}

/** For an API that knows nothing of cities: its whole list is read. */
async function pickJobsIn(fetchPage: FetchPage, { location, page, size }: Wanted): Promise<Narrowed> {
  const picked: JobSummary[] = [];
  const first = (page - 1) * size;
  let found = 0;
  let seen = 0;
  for (let batch = 1; ; batch++) {
    const fetchBatch = (number: number) => fetchPage({ page: number, perPage: BATCH_SIZE });
    const { jobs, total, read } = await readJobWindow(fetchBatch, batch, BATCH_SIZE);
    for (const job of jobs) {
      if (!citiesIn(job.location).some((city) => city.slug === location)) continue;
      if (found >= first && picked.length < size) picked.push(toSummary(job));
      found += 1;
    }
    seen += read;
    if (read === 0 || seen >= total) return { jobs: picked, total: found };
    if (seen >= MAX_LOOKED_THROUGH) {
      log('warn', 'list-too-long-to-narrow', { total, seen });
      return { jobs: picked, total: found };
    }
  }
}
