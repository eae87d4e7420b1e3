import {
  ageInDays,
  createFilter,
  type FilteredJob,
  type PayRange,
  widenPay,
} from '../../../lib/search/facets';
import type { JobFilters } from '../../../lib/contract/filters';
import { placesWithin } from '../../../lib/jobs/places/metros';
import type { Catalogue, JobSet } from './catalogue';

/** What filters make of sets of jobs at a moment. */
export function createView(catalogue: Catalogue, filters: JobFilters, now: Date) {
  const passes = createFilter(filters);
  const job = (position: number): FilteredJob => ({
    bits: catalogue.bits[position]!,
    category: catalogue.category[position]!,
    ageDays: ageInDays(catalogue.timeOf(position), now.getTime()),
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
