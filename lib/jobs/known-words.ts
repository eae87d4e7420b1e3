import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { processWide } from '../base/process-wide';
import { cachedRead } from '../upstream/cached';
import { tags } from '../upstream/changes';
import { listCategories } from './categories';
import { categoryPaths } from './landing-pages';
import { listLocations } from './locations';
import { type SuggestionIndex, suggestionIndex } from './suggest';
import { countTitles } from './titles';
import { walkTitles } from './walk-jobs';

declare module '../base/process-wide' {
  interface ProcessWide {
    knownWords: LRUCache<'index', SuggestionIndex>;
  }
}

const MAX_JOBS = 20_000;
/** Longer than lists are kept: the newest title is not missed among suggestions, and reading them takes 20 calls. */
const MAX_AGE_MS = 5 * 60 * 1000;
const MAX_WAIT_MS = 300;

/**
 * What the search box can suggest now, at most some minutes old. Once it is known, nobody waits for it: what is too old
 * is used while it is read again, also when that fails. Null while it is read for the first time. @throws UpstreamError
 */
export async function knownWords(): Promise<SuggestionIndex | null> {
  const index = (processWide.knownWords ??= new LRUCache({
    max: 1,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: Date,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: readIndex,
  })).fetch('index');
  return (await Promise.race([index, sleep(MAX_WAIT_MS, null, { ref: false })])) ?? null;
}

async function readIndex(): Promise<SuggestionIndex> {
  const [categories, cities, titles] = await Promise.all([listCategories(), listLocations(), readTitles()]);
  const pathOf = categoryPaths(categories);
  const byJobs = (a: { jobsCount: number | null }, b: typeof a) => (b.jobsCount ?? 0) - (a.jobsCount ?? 0);
  return suggestionIndex({
    cities: cities.filter(hasJobs),
    categories: categories
      .filter(hasJobs)
      .sort(byJobs)
      .map((category) => ({ name: category.name, href: pathOf(category) })),
    titles,
  });
}

// Where the API does not count, a category may have some.
const hasJobs = ({ jobsCount }: { jobsCount: number | null }) => jobsCount !== 0;

const readTitles = cachedRead(
  'job-titles',
  () => countTitles(walkTitles(MAX_JOBS)),
  () => [tags.lists],
);
