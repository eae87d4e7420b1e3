import 'server-only';
import { KEPT_SUGGESTIONS } from '../../base/ages';
import { addressIn } from '../../base/language-of-address';
import { currentLanguage } from '../../base/language';
import type { Suggestion } from '../../jobs/suggestion';
import { suggest, type SuggestionIndex, suggestionIndex } from './suggest';
import { isUpstreamError } from '../../upstream/errors';
import { guard } from '../guard/guard';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { runInLanguage } from '../../base/request-context';
import { processWide } from '../../base/process-wide';
import { cachedRead } from '../../upstream/cached';
import { tags } from '../../upstream/changes';
import { listCategories } from '../../jobs/categories';
import { slugify } from '../../base/text/slugify';
import { choiceLabel } from '../../content/job-filters';
import { topicPages } from '../../content/jobs';
import { CHOICES, type FactName, NOT_STATED } from '../../contract/filters';
import { ALL_JOBS, JOB_TOPICS, type JobsQuery, routes } from '../../routes';
import { FACETS } from '../../search/lexicon/facets';
import { FAMILIES } from '../../search/lexicon/families';
import { categoryPaths, searchPaths, TOPIC_SEARCHES } from '../../jobs/landing-pages';
import { searchJobs } from '../../jobs/search-jobs';
import { listLocations } from '../../jobs/locations';
import { CITIES } from '../../jobs/places/table';
import { countTitles } from '../../jobs/titles';
import { walkTitles } from '../../jobs/lists';

declare module '../../base/process-wide' {
  interface ProcessWide {
    currentIndex: LRUCache<'index', SuggestionIndex>;
  }
}

const MAX_JOBS = 20_000;

/** Longer than lists are cached: a missing new title does no harm, and reading all takes 20 calls. */
const MAX_AGE_MS = 5 * 60 * 1000;

const MAX_WAIT_MS = 300;

/**
 * The suggestion index, at most some minutes old. Served stale while it is read again, even if that fails. Null while it
 * is read for the first time. @throws UpstreamError
 */
async function currentIndex(): Promise<SuggestionIndex | null> {
  const index = (processWide.currentIndex ??= new LRUCache({
    max: 1,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: Date,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // In English, because everything typed is compared in English.
    fetchMethod: () => runInLanguage('en', readIndex),
  })).fetch('index');
  return (await Promise.race([index, sleep(MAX_WAIT_MS, null, { ref: false })])) ?? null;
}

async function readIndex(): Promise<SuggestionIndex> {
  const [categories, cities, titles, all] = await Promise.all([
    listCategories(),
    listLocations(),
    readTitles(),
    searchJobs(ALL_JOBS, 1),
  ]);
  const pathOf = categoryPaths(categories);
  const choicesWithJobs = Object.fromEntries(
    LISTED.map((name) => [name, Object.keys(all.facets?.[name] ?? {})]),
  );
  const byJobs = (a: { jobsCount: number | null }, b: typeof a) => (b.jobsCount ?? 0) - (a.jobsCount ?? 0);
  return suggestionIndex({
    cities: cities.filter(hasJobs),
    lists: listsOf(choicesWithJobs, searchPaths(categories)),
    categories: categories
      .filter(hasJobs)
      .sort(byJobs)
      .map((category) => ({ name: category.name, href: pathOf(category) })),
    titles,
  });
}

let builtIn: SuggestionIndex | undefined;

/** The index until the API's jobs are known: cities, and common titles. */
const builtInIndex = (): SuggestionIndex =>
  (builtIn ??= runInLanguage('en', () =>
    suggestionIndex({
      cities: CITIES.map(({ name }) => ({ name, slug: slugify(name) })),
      lists: listsOf(CHOICES_BY_NAME, routes.jobs),
      categories: [],
      titles: FAMILIES.flat().map((title) => [title, 1]),
    }),
  ));

/** Filters whose choices have a list of jobs. */
const LISTED = ['mode', 'type', 'experience', 'education', 'walkIn'] as const;

const CHOICES_BY_NAME = Object.fromEntries(LISTED.map((name) => [name, CHOICES[name]]));

function listsOf(
  choices: Partial<Record<FactName, readonly string[]>>,
  pathOf: (search: Required<JobsQuery>) => string,
) {
  return LISTED.flatMap((name) =>
    (choices[name] ?? []).flatMap((choice) => {
      if (choice === NOT_STATED) return [];
      const topic = JOB_TOPICS.find((each) => TOPIC_SEARCHES[each][name] === choice);
      const stated = FACETS.filter(({ wishes }) =>
        name === 'experience'
          ? choice === 'fresher' && String(wishes.years) === '0,0'
          : wishes[name] === choice,
      );
      return {
        label: topic ? topicPages[topic].name : choiceLabel(name, choice),
        href: pathOf({ ...ALL_JOBS, [name]: choice }),
        otherNames: stated.flatMap(({ phrases }) => phrases),
      };
    }),
  );
}

// Null if the API does not count: there may be some.
const hasJobs = ({ jobsCount }: { jobsCount: number | null }) => jobsCount !== 0;

const readTitles = cachedRead(
  'job-titles',
  () => countTitles(walkTitles(MAX_JOBS)),
  () => [tags.lists],
);

/**
 * GET ?q=TYPED: titles, cities, categories and lists of jobs that match, as `{suggestions: Suggestion[]}`. Until the API's
 * jobs are known, uses a built-in index.
 */
export async function suggestHandler(request: Request): Promise<Response> {
  const refusal = await guard(request, 'suggest');
  if (refusal) return refusal;
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  const index = await currentIndex().catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error;
    return null;
  });
  const suggestions = suggest(index ?? builtInIndex(), typed).map(inLanguage);
  return Response.json(
    { suggestions },
    { headers: { 'cache-control': index ? KEPT_SUGGESTIONS : 'no-store' } },
  );
}

const inLanguage = (suggestion: Suggestion): Suggestion =>
  'href' in suggestion && suggestion.href
    ? { ...suggestion, href: addressIn(currentLanguage(), suggestion.href) }
    : suggestion;
