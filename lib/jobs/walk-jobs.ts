import 'server-only';
import { tags } from '../upstream/changes';
import { noteUncachedRead } from '../upstream/data-cache';
import { parseJobs, parseTitles, readActiveJobs, readJobsOfCategory } from '../upstream/jobs';
import { type FetchPage, pagesFrom } from '../upstream/lists';
import { isOpen, type Job, toJob } from './job';

// The built-in API's maximum page sizes.
const PER_PAGE = { summary: 1000, all: 100 };
// Guards against a paginator that never ends.
const MAX_PAGES = 2_000;

type Walk = {
  /** 'summary' may omit the jobs' texts. */
  fields: 'summary' | 'all';
  /** Id of their category; default: any. */
  category?: string;
  /** How many jobs to skip (a multiple of 1,000), and how many to return. */
  skip?: number;
  take?: number;
};

/**
 * All active jobs in the API's order, in batches, to limit memory. Not cached.
 * @throws UpstreamError
 */
export async function* walkJobs(walk: Walk): AsyncGenerator<Job[]> {
  for await (const items of walkItems(walk)) yield parseJobs(items).map(toJob).filter(isOpen);
}

/**
 * Only the titles of the same jobs: parsing whole jobs would block the process several times as long.
 * @throws UpstreamError
 */
export async function* walkTitles(take: number): AsyncGenerator<string[]> {
  for await (const items of walkItems({ fields: 'summary', take }))
    yield parseTitles(items)
      .filter(isOpen)
      .map(({ title }) => title);
}

async function* walkItems({ fields, category, skip = 0, take = Infinity }: Walk): AsyncGenerator<unknown[]> {
  noteUncachedRead([tags.lists]);
  const perPage = PER_PAGE[fields];
  const fetchPage: FetchPage = (page, next) => {
    const query = { page, perPage, fields, next };
    return category ? readJobsOfCategory(category, query) : readActiveJobs(query);
  };
  const from = Math.floor(skip / perPage) + 1;
  const answer = await fetchPage(from);
  const honoursPaging = from === 1 || (answer.currentPage === from && answer.perPage === perPage);
  const first = honoursPaging ? answer : await fetchPage(1);
  const begin = honoursPaging ? from : 1;
  let toSkip = skip - (begin - 1) * perPage;
  let remaining = take;
  const following = { from: begin, known: { [begin]: first }, maxPages: MAX_PAGES, maxMs: Infinity };
  for await (const { items } of pagesFrom(fetchPage, first, following)) {
    const batch = items.slice(toSkip, toSkip + remaining);
    toSkip = Math.max(0, toSkip - items.length);
    remaining -= batch.length;
    yield batch;
    if (remaining <= 0) return;
  }
}
