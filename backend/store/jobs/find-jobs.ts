import {
  countFacets,
  createFilter,
  type Facets,
  type FilteredJob,
  type PayRange,
  widenPay,
} from '../../../lib/shared/search/facets';
import { type JobFilters, NO_FILTERS, type Sort } from '../../../lib/shared/search/filters';
import { searchTerms, type SearchTerm } from '../../../lib/shared/search/terms';
import { placesWithin } from '../../../lib/shared/places/metros';
import type { Sql } from '../database';
import { type Catalogue, type JobSet, readCatalogue } from './catalogue';
import type { Correction, JobsRequest } from './jobs';
import type { ReadCache } from './read-cache';
import { createMatcher, type Matcher } from './search/matcher';
import { meantTerms } from './search/meant-words';
import type { TextIndex } from './search/search';

/** A page of jobs by their listing keys, and how the words were read. */
type FoundKeys = {
  keys: number[];
  total: number;
  corrections: Correction[];
  also: string[];
  /** Only where they were asked for. */
  facets?: Facets;
  payRange?: PayRange | null;
};

type Matched = { tiers: JobSet[]; also: string[]; corrections: Correction[] };

export type JobFinder = (request: JobsRequest) => Promise<FoundKeys>;

/** Finds active jobs by words and filters, alike over every engine: only looking words up is the engine's. */
export function createJobFinder(sql: Sql, index: TextIndex, cache: ReadCache, now: () => Date): JobFinder {
  const open = () =>
    cache.get('catalogue', async () => {
      const catalogue = await readCatalogue(sql);
      return { catalogue, matcher: createMatcher(sql, index, catalogue) };
    });

  const matched = (catalogue: Catalogue, matcher: Matcher, request: JobsRequest): Promise<Matched> => {
    const { keyword = '', words = 'meant' } = request;
    const terms = searchTerms(keyword);
    if (terms.length === 0) return Promise.resolve({ tiers: [catalogue.all()], also: [], corrections: [] });
    return cache.get(`words ${words} ${keyword}`, () => match(matcher, terms, words));
  };

  const match = async (
    matcher: Matcher,
    terms: SearchTerm[],
    words: NonNullable<JobsRequest['words']>,
  ): Promise<Matched> => {
    if (words === 'any') return { tiers: await matcher.any(terms), also: [], corrections: [] };
    if (words === 'literal') return { ...(await matcher.all(terms)), corrections: [] };
    const meant = await meantTerms(sql, matcher, terms);
    return { ...(await matcher.all(meant.terms)), corrections: meant.corrections };
  };

  return async (request) => {
    const { catalogue, matcher } = await open();
    const { tiers, also, corrections } = await matched(catalogue, matcher, request);
    const filters = { ...NO_FILTERS, ...request.filters };
    const view = createView(catalogue, filters, now());
    const wanted = tiers.at(-1)!;
    const found = request.among ? catalogue.of(request.among).intersection(wanted) : wanted;
    const inPlace = view.inPlace(found);
    const passing = view.passing(inPlace);
    const offset = (request.page - 1) * request.perPage;
    const positions = pageOf(catalogue, tiers, passing, request.sort ?? 'relevance', offset, request.perPage);
    return {
      keys: positions.map((position) => catalogue.keyOf(position)),
      total: passing.size(),
      also,
      corrections,
      ...(request.facets && {
        facets: {
          ...countFacets(view.groups(inPlace), filters),
          location: catalogue.countCities(view.passing(found)),
        },
        payRange: payRangeOf(catalogue, passing),
      }),
    };
  };
}

function payRangeOf({ leastPay, mostPay }: Catalogue, jobs: JobSet): PayRange | null {
  let range: PayRange | null = null;
  for (const position of jobs) range = widenPay(range, leastPay[position]!, mostPay[position]!);
  return range;
}

const DAY = 24 * 60 * 60 * 1000;

/** What filters make of sets of jobs at a moment. */
function createView(catalogue: Catalogue, filters: JobFilters, now: Date) {
  const passes = createFilter(filters);
  const job = (position: number): FilteredJob => ({
    bits: catalogue.bits[position]!,
    category: catalogue.category[position]!,
    ageDays: Math.max(0, Math.ceil((now.getTime() - catalogue.timeOf(position)) / DAY)),
  });
  const isUnfiltered = Object.entries(filters).every(
    ([name, value]) => name === 'location' || name === 'near' || value === '',
  );
  const places = filters.location ? placesWithin(filters.location, filters.near) : null;
  return {
    /** Those in the place, where one is wanted. */
    inPlace: (jobs: JobSet): JobSet => (places ? catalogue.inPlaces(places).intersection(jobs) : jobs),
    /** Those that pass all other filters. */
    passing(jobs: JobSet): JobSet {
      if (isUnfiltered) return jobs;
      const passing = jobs.clone();
      for (const position of jobs) if (!passes(job(position))) passing.remove(position);
      return passing;
    },
    /** Jobs that are alike for every filter, with their number. */
    groups(jobs: JobSet): Iterable<FilteredJob & { jobs: number }> {
      const byCategory = new Map<string, Map<number, FilteredJob & { jobs: number }>>();
      for (const position of jobs) {
        const each = job(position);
        let groups = byCategory.get(each.category);
        if (!groups) byCategory.set(each.category, (groups = new Map()));
        // Filters tell 32 ages apart; numbers as keys take half the time of texts.
        const key = each.bits * 32 + Math.min(each.ageDays, 31);
        const group = groups.get(key);
        if (group) group.jobs += 1;
        else groups.set(key, { ...each, jobs: 1 });
      }
      return [...byCategory.values()].flatMap((groups) => [...groups.values()]);
    },
  };
}

/** The positions of a page: by tiers, or by what is sorted by; newest first where nothing else decides. */
function pageOf(
  catalogue: Catalogue,
  tiers: JobSet[],
  passing: JobSet,
  sort: Sort,
  offset: number,
  limit: number,
): number[] {
  if (sort === 'pay' || sort === 'closing') {
    const by =
      sort === 'pay'
        ? (position: number) => -catalogue.mostPay[position]!
        : (position: number) => catalogue.closesAt[position]!;
    const sorted = passing.array().sort((a, b) => compare(by(a), by(b)) || a - b);
    return sorted.slice(offset, offset + limit);
  }
  const page: number[] = [];
  let skip = offset;
  let before: JobSet | null = null;
  for (const tier of sort === 'newest' ? [passing] : tiers) {
    const own = tier.new_intersection(passing);
    if (before) own.difference(before);
    before = tier;
    const size = own.size();
    if (skip >= size) {
      skip -= size;
      continue;
    }
    for (const position of own) {
      if (skip > 0) skip -= 1;
      else if (page.length < limit) page.push(position);
      else return page;
    }
  }
  return page;
}

// Not a - b: two jobs without a closing date are Infinity both.
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
