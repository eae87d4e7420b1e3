import { type JobFilters, SINCE, type Sort } from '../contract/filters';
import { GROUPS } from '../contract/search';
import { placesWithin, stateOf } from '../jobs/places/metros';
import type { Catalogue, JobSet } from './catalogue';
import {
  ageInDays,
  countFacets,
  createFilter,
  type Facets,
  type FilteredJob,
  type PayRange,
  widenPay,
} from './facets';
import { createWishRank, MEETS, WISH_SHIFT, type Wishes } from './wishes';

/** Above this a job has all that the words ask for; below, some of it; 0: nothing. */
export const FULL = 128;

/** How well each job, by position, matches the words: FULL and above, or less; best highest. */
export type Levels = Uint8Array;

/**
 * GROUPS are what a list is made of, in this order. All of the words in the place: with all wishes stated, some not stated, some
 * contradicted. Then all of them around the place, and where no place is named; some of them in it; none of them but the
 * place and the wishes; all of them elsewhere.
 */
export type GroupName = (typeof GROUPS)[number];
export type Group = { name: GroupName; jobs: number };

type FilterRequest = {
  /** Null: the words ask for nothing. */
  levels: Levels | null;
  /** Jobs among which alone is looked; default: all. */
  among?: JobSet;
  filters: JobFilters;
  /** Whether the place was only typed: without enough jobs in it, others follow. */
  isPlaceWished?: boolean;
  wishes?: Wishes;
  /** Only jobs that have all that was asked for, as far as they say. */
  onlyFitting?: boolean;
  sort: Sort;
  /** Counted from 1. */
  page: number;
  perPage: number;
  /** In milliseconds since 1970. */
  now: number;
};

/** Ages in days that filters tell apart; older jobs are of the last one. */
const AGES = [...SINCE.map(Number), Infinity];

/** Fewer jobs than fill a page. */
const ENOUGH = 20;

/** One page, by positions, of the jobs that match and pass the filters, and what other choices would leave. */
export function filterCatalogue(catalogue: Catalogue, request: FilterRequest) {
  const { levels, filters, sort, page, perPage, now, among = catalogue.all() } = request;
  const view = createView(catalogue, filters, now);
  const found = levels ? catalogue.where((position) => levels[position]! > 0).intersection(among) : among;
  const { listed, keys } = rank(catalogue, view, request, found, among);
  const passing = view.passing(listed);
  return {
    positions: pageOf(catalogue, passing, keys, sort, (page - 1) * perPage, perPage),
    total: passing.size(),
    groups: groupsOf(passing, keys),
    facets: (): Facets => ({
      ...countFacets(view.groups(listed), filters),
      // With no place wanted, these are the jobs that pass already.
      location: catalogue.countCities(filters.location ? view.passing(found) : passing),
    }),
    payRange: () => view.payRange(passing),
  };
}

// A job's key: its group, the first greatest; how much of the wishes it meets; its level.
const GROUP_SHIFT = 14;
const SCORE_SHIFT = 8;
const KEYS = (GROUPS.length + 1) << GROUP_SHIFT;
const groupOf = (key: number): number => GROUPS.length - (key >>> GROUP_SHIFT);

type Ranked = { listed: JobSet; keys: Uint32Array | null };

/** The jobs of a list, before the filters by facts, with their keys; none where nothing ranks them. */
function rank(
  catalogue: Catalogue,
  view: ReturnType<typeof createView>,
  { levels, isPlaceWished = false, wishes = {}, onlyFitting = false }: FilterRequest,
  found: JobSet,
  among: JobSet,
): Ranked {
  const inPlace = view.inPlace(found);
  const wishRank = createWishRank(catalogue, wishes);
  if (!levels && !wishRank && !isPlaceWished) return { listed: inPlace, keys: null };
  const keys = new Uint32Array(catalogue.size);
  const levelOf = (position: number) => (levels ? levels[position]! : FULL);
  const add = (set: JobSet, group: (position: number, meets: number) => number | null) => {
    const added = catalogue.setOf([]);
    set.forEach((position) => {
      if (keys[position] !== 0) return;
      const wished = wishRank ? wishRank(position) : 0;
      const score = wished & ((1 << WISH_SHIFT) - 1);
      const at = group(position, wished >> WISH_SHIFT);
      if (at === null) return;
      keys[position] = ((GROUPS.length - at) << GROUP_SHIFT) | (score << SCORE_SHIFT) | levelOf(position);
      added.add(position);
    });
    return added;
  };
  const only = (name: GroupName) => () => GROUPS.indexOf(name);
  const isFull = (position: number) => levelOf(position) >= FULL;
  const contradicts = MEETS.indexOf('contradicts');
  const listed = add(inPlace, (position, meets) => (isFull(position) && meets < contradicts ? meets : null));
  if (onlyFitting) return { listed, keys };
  const isFew = () => view.passing(listed).size() < ENOUGH;
  if (isFew()) listed.union(add(inPlace, (position) => (isFull(position) ? contradicts : null)));
  const full = catalogue.where(isFull).intersection(found);
  if (isPlaceWished) listed.union(add(view.around(full), only('around')));
  listed.union(add(inPlace, (position) => (isFull(position) ? null : GROUPS.indexOf('some'))));
  const isPoor = (isPlaceWished || wishRank) && isFew();
  if (isPlaceWished && levels) listed.union(add(catalogue.unplaced(full), only('unplaced')));
  if (!isPoor) return { listed, keys };
  if (isPlaceWished) listed.union(add(view.inState(full), only('around')));
  listed.union(
    add(view.inPlace(among), (_, meets) => (isPlaceWished || meets === 0 ? GROUPS.indexOf('others') : null)),
  );
  if (isPlaceWished) listed.union(add(full, only('elsewhere')));
  return { listed, keys };
}

/** How many jobs each group has, in order; [] where nothing is ranked. */
function groupsOf(jobs: JobSet, keys: Uint32Array | null): Group[] {
  if (!keys) return [];
  const counts = GROUPS.map(() => 0);
  jobs.forEach((position) => {
    counts[groupOf(keys[position]!)]! += 1;
  });
  return GROUPS.map((name, at) => ({ name, jobs: counts[at]! })).filter((group) => group.jobs > 0);
}

/** What filters make of sets of jobs at a moment. */
function createView(catalogue: Catalogue, filters: JobFilters, now: number) {
  const passes = createFilter(filters);
  // Newest first, so that where the jobs of an age end can be looked for once rather than counted for each.
  const ends = AGES.map((days) => catalogue.firstWhere((time) => ageInDays(time, now) > days));
  // Jobs of one group are alike for every filter.
  const groupAt = (position: number): number => {
    let step = 0;
    while (position >= ends[step]!) step += 1;
    return catalogue.kind[position]! * AGES.length + step;
  };
  const group = (at: number): FilteredJob => ({
    ...catalogue.kinds[Math.floor(at / AGES.length)]!,
    ageDays: AGES[at % AGES.length]!,
  });
  const isUnfiltered = Object.entries(filters).every(
    ([name, value]) => name === 'location' || name === 'near' || value === '',
  );
  const places = filters.location ? placesWithin(filters.location, filters.near) : null;
  return {
    /** Those in the place, where one is wanted. */
    inPlace: (jobs: JobSet): JobSet => (places ? catalogue.inPlaces(places).intersection(jobs) : jobs),
    /** Those in the place's metropolitan area. */
    around: (jobs: JobSet): JobSet =>
      catalogue.inPlaces(placesWithin(filters.location, true)).intersection(jobs),
    /** Those in its state. */
    inState: (jobs: JobSet): JobSet => catalogue.inPlaces([stateOf(filters.location)]).intersection(jobs),
    /** Those that pass all other filters. */
    passing(jobs: JobSet): JobSet {
      if (isUnfiltered) return jobs;
      const passing = catalogue.setOf([]);
      const known = new Uint8Array(catalogue.kinds.length * AGES.length);
      jobs.forEach((position) => {
        const at = groupAt(position);
        known[at] ||= passes(group(at)) ? 2 : 1;
        if (known[at] === 2) passing.add(position);
      });
      return passing;
    },
    /** Jobs that are alike for every filter, with their number. */
    groups(jobs: JobSet): Iterable<FilteredJob & { jobs: number }> {
      const counts = new Uint32Array(catalogue.kinds.length * AGES.length);
      jobs.forEach((position) => {
        counts[groupAt(position)]! += 1;
      });
      const groups: (FilteredJob & { jobs: number })[] = [];
      counts.forEach((jobs, at) => jobs > 0 && groups.push({ ...group(at), jobs }));
      return groups;
    },
    /** What those pay that say so. */
    payRange(jobs: JobSet): PayRange | null {
      const { leastPay, mostPay } = catalogue;
      let range: PayRange | null = null;
      jobs.forEach((position) => {
        range = widenPay(range, leastPay[position]!, mostPay[position]!);
      });
      return range;
    },
  };
}

/** The positions of a page: by group, then by key or what is sorted by; newest first where nothing else decides. */
function pageOf(
  catalogue: Catalogue,
  passing: JobSet,
  keys: Uint32Array | null,
  sort: Sort,
  offset: number,
  limit: number,
): number[] {
  if (sort === 'pay' || sort === 'closing') {
    const by =
      sort === 'pay'
        ? (position: number) => -catalogue.mostPay[position]!
        : (position: number) => catalogue.closesAt[position]!;
    const group = (position: number) => (keys ? groupOf(keys[position]!) : 0);
    const sorted = passing
      .array()
      .sort((a, b) => compare(group(a), group(b)) || compare(by(a), by(b)) || a - b);
    return sorted.slice(offset, offset + limit);
  }
  const bucketOf = (position: number): number => {
    if (!keys) return 0;
    return sort === 'newest' ? keys[position]! >>> GROUP_SHIFT : keys[position]!;
  };
  // Counted rather than sorted: where each bucket begins in the list, the highest first.
  const starts = new Int32Array(keys ? KEYS + 1 : 1);
  passing.forEach((position) => {
    starts[bucketOf(position)]! += 1;
  });
  let start = 0;
  for (let bucket = starts.length - 1; bucket >= 0; bucket--) {
    const size = starts[bucket]!;
    starts[bucket] = start;
    start += size;
  }
  const page: number[] = [];
  passing.forEach((position) => {
    const at = starts[bucketOf(position)]!++;
    if (at >= offset && at < offset + limit) page[at - offset] = position;
  });
  return page;
}

// Not a - b: two jobs without a closing date are Infinity both.
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
