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
import { NO_PLACE } from './stated-wishes';
import { besides, type Named } from './understand';
import { createWishRank, filterOf, MEETS, SENIORS, type Stated, WISH_SHIFT, WISHES } from './wishes';

/** From these levels, a job is of the kind searched for, of a related one, or mentions all words; below, some; 0: none. */
export const KIND = 128;
export const RELATED = 96;
export const MENTION = 64;
/** Jobs with some words are close to what was searched for from this level. */
const CLOSE = 24;
/** The number of levels of those with some words: each of the first has two, each two of the others one. */
export const BAND = 64;

/** How well each job, by position, matches the words; higher is better. */
export type Levels = Uint8Array;

/**
 * The GROUPS of a list, in this order. First, jobs of the kind in the place, with all wishes met, or some not stated; those
 * of a related kind; those of the kind that contradict a wish. Then those of the kind around the place; those in it of the
 * same field of work; of the kind in its state, and without a place; those in the place that only mention all words; those of
 * the kind elsewhere; those in the place with some of the words; none of the words, but the place and wishes.
 */
export type GroupName = (typeof GROUPS)[number];
export type Group = { name: GroupName; jobs: number };

type FilterRequest = {
  /** Null: no words. */
  levels: Levels | null;
  /** Unknown to an API that cannot search by words: wishes in `said` are then ignored. */
  stated?: Stated;
  /** The jobs to search; default: all. */
  subset?: JobSet;
  /** The chosen filters: they remove jobs, and never add any. */
  filters: JobFilters;
  /** If a typed place has too few jobs, others are added. */
  typed: Named;
  /** Whether to restrict the list to jobs that match, or do not contradict, everything. */
  onlyFitting?: boolean;
  sort: Sort;
  /** Counted from 1. */
  page: number;
  perPage: number;
  /** In milliseconds since 1970. */
  now: number;
};

/** Age limits of filters, in days; older jobs fall under the last one. */
const AGES = [...SINCE.map(Number), Infinity];

/** Fewer jobs than this do not fill a page. */
const ENOUGH = 20;
/** At most so many jobs of the field stand before the kind's other places. */
const MAX_KINDRED = 8;
/** A category is the field of some jobs if it is so much more frequent among them than among all. */
const OF_FIELD = 3;

/** One page, by positions, of the jobs that match and pass the filters, with counts for other choices. */
export function filterCatalogue(catalogue: Catalogue, request: FilterRequest) {
  const { filters, typed, sort, page, perPage, now } = request;
  const view = createView(catalogue, filters, now);
  /** The list that the typed words make, if one more filter is chosen. */
  const listWith = (more?: keyof JobFilters) =>
    rank(
      catalogue,
      besides(typed, (filter) => filter === more || Boolean(filters[filter])),
      request,
    );
  const { listed, keys, named } = listWith();
  const passing = view.passing(view.inPlace(listed));
  const countsIn = (jobs: JobSet) => countFacets(view.groups(view.inPlace(jobs)), filters);
  return {
    positions: pageOf(catalogue, passing, keys, sort, (page - 1) * perPage, perPage),
    total: passing.size(),
    groups: groupsOf(passing, keys),
    /** Each count is the total of the list with that choice. */
    facets(): Facets {
      const counts = countsIn(listed);
      for (const filter of WISHES.filter((wish) => wish in named.wishes).map(filterOf))
        counts[filter] = countsIn(listWith(filter).listed)[filter];
      const anywhere = named.place.location ? listWith('location').listed : listed;
      return { ...counts, location: catalogue.countCities(view.passing(anywhere), filters.near) };
    },
    payRange: () => view.payRange(passing),
  };
}

// A job's sort key: its group (the first one highest), its score for wishes, its level.
const GROUP_SHIFT = 14;
const SCORE_SHIFT = 8;
const KEYS = (GROUPS.length + 1) << GROUP_SHIFT;
const groupOf = (key: number): number => GROUPS.length - (key >>> GROUP_SHIFT);

/** The jobs of a list, before the chosen filters, with their sort keys; null if nothing ranks them. */
function rank(
  catalogue: Catalogue,
  named: Named,
  { levels, stated, subset = catalogue.all(), onlyFitting = false }: FilterRequest,
) {
  const { location, near } = named.place;
  const found = levels ? catalogue.where((position) => levels[position]! > 0).intersection(subset) : subset;
  const within = (jobs: JobSet, places: string[]) => catalogue.inPlaces(places).intersection(jobs);
  const here = (jobs: JobSet) => (location ? within(jobs, placesWithin(location, near)) : jobs);
  const inPlace = here(found);
  const wishRank = createWishRank(catalogue, named.wishes, { stated, isAll: !levels });
  if (!levels && !wishRank && !location) return { listed: inPlace, keys: null, named };
  const keys = new Uint32Array(catalogue.size);
  const levelOf = (position: number) => (levels ? levels[position]! : KIND);
  const add = (set: JobSet, group: (position: number, fit: number) => number | null, rankOf = levelOf) => {
    const added = catalogue.setOf([]);
    set.forEach((position) => {
      if (keys[position] !== 0) return;
      const wished = wishRank ? wishRank(position) : 0;
      const score = wished & ((1 << WISH_SHIFT) - 1);
      const at = group(position, wished >> WISH_SHIFT);
      if (at === null) return;
      keys[position] = ((GROUPS.length - at) << GROUP_SHIFT) | (score << SCORE_SHIFT) | rankOf(position);
      added.add(position);
    });
    return added;
  };
  const groupIn = (name: GroupName) => GROUPS.indexOf(name);
  const only = (name: GroupName) => () => groupIn(name);
  const isOfKind = (position: number) => levelOf(position) >= KIND;
  const contradicts = (fit: number) => MEETS[fit] === 'contradicts';
  const listed = add(inPlace, (position, fit) =>
    isOfKind(position) && !contradicts(fit) ? groupIn(MEETS[fit]!) : null,
  );
  if (onlyFitting) return { listed, keys, named };
  const isFew = () => listed.size() < ENOUGH;
  if (isFew()) listed.union(add(inPlace, (position) => (isOfKind(position) ? groupIn('contradicts') : null)));
  const ofKind = catalogue.where(isOfKind).intersection(found);
  if (location) listed.union(add(within(ofKind, placesWithin(location, true)), only('around')));
  const isPoor = (location || wishRank) && isFew();
  const unplaced = location && stated?.get(NO_PLACE);
  if (unplaced && levels) listed.union(add(unplaced.new_intersection(ofKind), only('unplaced')));
  const like = catalogue.where((position) => levelOf(position) >= RELATED).intersection(subset);
  const nearness = levels && isPoor ? kinship(catalogue, like) : levelOf;
  if (levels && location && isPoor) {
    const seniors = stated?.get(SENIORS);
    const isJunior = seniors && 2 * seniors.intersection_size(like) < like.size();
    const isKindred = (position: number) =>
      levelOf(position) < MENTION && nearness(position) > 0 && !(isJunior && seniors.has(position));
    const kindred = here(subset).array().filter(isKindred);
    kindred.sort((a, b) => nearness(b) - nearness(a) || a - b);
    listed.union(add(catalogue.setOf(kindred.slice(0, MAX_KINDRED)), only('kindred'), nearness));
  }
  const lesser = inPlace.new_difference(ofKind);
  const isClose = (position: number) => !location || !isPoor || levelOf(position) >= CLOSE;
  listed.union(
    add(lesser, (at, fit) =>
      isClose(at)
        ? groupIn(levelOf(at) >= RELATED && contradicts(fit) ? 'some' : lesserGroup(levelOf(at)))
        : null,
    ),
  );
  if (!isPoor) return { listed, keys, named };
  if (location) listed.union(add(within(ofKind, placesWithin(stateOf(location), false)), only('state')));
  const isOther = (_: number, fit: number) => (location || fit === 0 ? groupIn('others') : null);
  listed.union(add(here(subset), isOther, nearness));
  if (location) listed.union(add(ofKind, only('elsewhere')));
  // Related and close ones; no search ends with nothing that has its words.
  const isNear = (position: number) =>
    listed.isEmpty() || (levelOf(position) >= CLOSE && lesserGroup(levelOf(position)) !== 'mentions');
  if (location && (levels || listed.isEmpty())) {
    const near = found.array().filter(isNear);
    near.sort((a, b) => levelOf(b) - levelOf(a) || a - b);
    listed.union(add(catalogue.setOf(near.slice(0, ENOUGH)), only('relatedElsewhere')));
  }
  return { listed, keys, named };
}

/** How near a job's category is to some jobs, from 0 to 255: its share among them; 0 if most categories are as near. */
function kinship(catalogue: Catalogue, jobs: JobSet): (position: number) => number {
  const nearness = new Map<string, number>();
  for (const [category, all] of catalogue.categories()) {
    const count = all.filter((job) => jobs.has(job)).length;
    const isField = count * catalogue.size >= OF_FIELD * all.length * jobs.size();
    nearness.set(category, isField ? Math.round((255 * count) / Math.max(1, jobs.size())) : 0);
  }
  const { kind, kinds } = catalogue;
  return (position) => nearness.get(kinds[kind[position]!]!.category) ?? 0;
}

const lesserGroup = (level: number): GroupName =>
  level >= RELATED ? 'related' : level >= MENTION ? 'mentions' : 'some';

/** Number of jobs in each group, in order; [] if not ranked. */
function groupsOf(jobs: JobSet, keys: Uint32Array | null): Group[] {
  if (!keys) return [];
  const counts = GROUPS.map(() => 0);
  jobs.forEach((position) => {
    counts[groupOf(keys[position]!)]! += 1;
  });
  return GROUPS.map((name, at) => ({ name, jobs: counts[at]! })).filter((group) => group.jobs > 0);
}

/** Applies filters to sets of jobs, at a given time. */
function createView(catalogue: Catalogue, filters: JobFilters, now: number) {
  const passes = createFilter(filters);
  // Jobs are sorted newest first, so each age limit is a position.
  const ends = AGES.map((days) => catalogue.firstWhere((time) => ageInDays(time, now) > days));
  // Jobs with the same group number are equal for every filter.
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
    /** Those in the chosen place, if there is one. */
    inPlace: (jobs: JobSet): JobSet => (places ? catalogue.inPlaces(places).intersection(jobs) : jobs),
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
    /** Groups of jobs that are equal for every filter, with their number. */
    groups(jobs: JobSet): Iterable<FilteredJob & { jobs: number }> {
      const counts = new Uint32Array(catalogue.kinds.length * AGES.length);
      jobs.forEach((position) => {
        counts[groupAt(position)]! += 1;
      });
      const groups: (FilteredJob & { jobs: number })[] = [];
      counts.forEach((jobs, at) => jobs > 0 && groups.push({ ...group(at), jobs }));
      return groups;
    },
    /** Range of their stated pay. */
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

/** The positions of a page: by group, then by key or sort order, then newest first. */
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
  // Counting sort: the start of each bucket in the list, the highest first.
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

// Not a - b, which is NaN for two jobs without a closing date (Infinity).
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
