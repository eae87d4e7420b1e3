import { type JobFilters, type Sort } from '../contract/filters';
import { placesWithin } from '../jobs/places/metros';
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

type FilterRequest = {
  /** The jobs that match, each set with those before it, best first. */
  tiers: JobSet[];
  /** Jobs among which alone is looked; default: all. */
  among?: JobSet;
  filters: JobFilters;
  sort: Sort;
  /** Counted from 1. */
  page: number;
  perPage: number;
  /** In milliseconds since 1970. */
  now: number;
};

/** One page, by positions, of the jobs that match and pass the filters, and what other choices would leave. */
export function filterCatalogue(
  catalogue: Catalogue,
  { tiers, among, filters, sort, page, perPage, now }: FilterRequest,
) {
  const view = createView(catalogue, filters, now);
  const wanted = tiers.at(-1)!;
  const found = among ? among.intersection(wanted) : wanted;
  const inPlace = view.inPlace(found);
  const passing = view.passing(inPlace);
  return {
    positions: pageOf(catalogue, tiers, passing, sort, (page - 1) * perPage, perPage),
    total: passing.size(),
    facets: (): Facets => ({
      ...countFacets(view.groups(inPlace), filters),
      // With no place wanted, these are the jobs that pass already.
      location: catalogue.countCities(inPlace === found ? passing : view.passing(found)),
    }),
    payRange: () => view.payRange(passing),
  };
}

/** What filters make of sets of jobs at a moment. */
function createView(catalogue: Catalogue, filters: JobFilters, now: number) {
  const passes = createFilter(filters);
  const job = (position: number): FilteredJob => ({
    bits: catalogue.bits[position]!,
    category: catalogue.category[position]!,
    ageDays: ageInDays(catalogue.timeOf(position), now),
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
    /** What those pay that say so. */
    payRange(jobs: JobSet): PayRange | null {
      const { leastPay, mostPay } = catalogue;
      let range: PayRange | null = null;
      for (const position of jobs) range = widenPay(range, leastPay[position]!, mostPay[position]!);
      return range;
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
