import 'server-only';
import { citiesIn, findCity } from '../shared/places/cities';
import { log } from '../shared/log';
import { readJobWindow, type UpstreamList } from '../upstream/jobs';
import { type JobSummary, toSummary } from './job';

type FetchPage = (query: { page: number; perPage: number; location?: string }) => Promise<UpstreamList>;
/** `location` is a city's slug, '' for all; `page` counts from 1. */
type PageRequest = { location: string; page: number; size: number };
type ListSlice = { jobs: JobSummary[]; total: number };

// The built-in API's maximum page size.
const BATCH_SIZE = 1000;
// How many of a list's jobs are scanned where the API cannot filter it.
const MAX_SCANNED = 20_000;

/** One page of a list, filtered by city if one is given: by the API, or else here. @throws UpstreamError */
export async function readNarrowed(fetchPage: FetchPage, request: PageRequest): Promise<ListSlice> {
  const { location, page, size } = request;
  if (location === '') return summaries((number) => fetchPage({ page: number, perPage: size }), page, size);
  if (!findCity(location)) return { jobs: [], total: 0 };
  const fetchInCity = (number: number) => fetchPage({ page: number, perPage: size, location });
  const first = await fetchInCity(page);
  if (first.location !== location) return filterByCity(fetchPage, request);
  return summaries(async (number) => (number === page ? first : fetchInCity(number)), page, size);
}

async function summaries(
  fetchPage: (page: number) => Promise<UpstreamList>,
  page: number,
  size: number,
): Promise<ListSlice> {
  const { jobs, total } = await readJobWindow(fetchPage, page, size);
  return { jobs: jobs.map(toSummary), total };
}

/** For an API that does not know cities: reads its whole list. */
async function filterByCity(fetchPage: FetchPage, { location, page, size }: PageRequest): Promise<ListSlice> {
  const selected: JobSummary[] = [];
  const first = (page - 1) * size;
  let matches = 0;
  let scanned = 0;
  for (let batch = 1; ; batch++) {
    const fetchBatch = (number: number) => fetchPage({ page: number, perPage: BATCH_SIZE });
    const { jobs, total, read } = await readJobWindow(fetchBatch, batch, BATCH_SIZE);
    for (const job of jobs) {
      if (!citiesIn(job.location).some((city) => city.slug === location)) continue;
      if (matches >= first && selected.length < size) selected.push(toSummary(job));
      matches += 1;
    }
    scanned += read;
    if (read === 0 || scanned >= total) return { jobs: selected, total: matches };
    if (scanned >= MAX_SCANNED) {
      log('warn', 'list-too-long-to-narrow', { total, seen: scanned });
      return { jobs: selected, total: matches };
    }
  }
}
