import 'server-only';
import type { WirePage } from '../shared/contract/paging';
import { parseJobs, parseTitles, readActiveJobs } from '../upstream/jobs';
import { isOpen, type Job, toJob } from './job';

// The built-in API's maximum page sizes.
const PER_PAGE = { summary: 1000, all: 100 };
// Guards against a paginator that never ends.
const MAX_PAGES = 2_000;

type Walk = {
  /** With 'summary' the jobs' texts may be missing. */
  fields: 'summary' | 'all';
  /** How many jobs to skip (a multiple of 1,000), and how many to return. */
  skip?: number;
  take?: number;
};

/**
 * All active jobs in the upstream's order, in batches, never all in memory at once. Not cached.
 * @throws UpstreamError
 */
export async function* walkJobs(walk: Walk): AsyncGenerator<Job[]> {
  for await (const items of walkItems(walk)) yield parseJobs(items).map(toJob).filter(isOpen);
}

/**
 * The titles of the same jobs. Reading all of a job takes several times as long, in which nobody else is answered.
 * @throws UpstreamError
 */
export async function* walkTitles(take: number): AsyncGenerator<string[]> {
  for await (const items of walkItems({ fields: 'summary', take }))
    yield parseTitles(items)
      .filter(isOpen)
      .map(({ title }) => title);
}

async function* walkItems({ fields, skip = 0, take = Infinity }: Walk): AsyncGenerator<unknown[]> {
  const perPage = PER_PAGE[fields];
  let page = Math.floor(skip / perPage) + 1;
  let answer = await readPage(page, perPage, fields);
  const honoursPaging = answer.paginated && answer.perPage === perPage;
  let toSkip = honoursPaging ? 0 : skip;
  if (!honoursPaging && page > 1) answer = await readPage((page = 1), perPage, fields);
  for (let remaining = take; page <= MAX_PAGES; answer = await readPage(++page, perPage, fields)) {
    const { items, paginated, currentPage, lastPage } = answer;
    // An upstream that ignores ?page= sends page 1 for ever.
    if (currentPage !== page) return;
    const batch = items.slice(toSkip, toSkip + remaining);
    toSkip = Math.max(0, toSkip - items.length);
    remaining -= batch.length;
    yield batch;
    const isLast = !paginated || items.length === 0 || (lastPage !== null && page >= lastPage);
    if (isLast || remaining <= 0) return;
  }
}

function readPage(page: number, perPage: number, fields: Walk['fields']): Promise<WirePage> {
  return readActiveJobs({ page, perPage, fields });
}
