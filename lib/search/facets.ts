import { bitTests, choiceTests, FACT_NAMES, passes } from './fact-bits';
import { type FactName, type JobFilters, SINCE } from '../contract/filters';

/** What filters look at: a job's fact bits, its category's id and its age in days. Cities are narrowed to elsewhere. */
export type FilteredJob = { bits: number; category: string; ageDays: number };

const DAY = 24 * 60 * 60 * 1000;

/** How many days ago a moment was, begun ones included; both in milliseconds since 1970. */
export const ageInDays = (time: number, now: number): number => Math.max(0, Math.ceil((now - time) / DAY));

/**
 * How many jobs each choice of a filter would leave, with all other filters as they are. Choices without jobs are
 * missing. `location` is by a city's slug.
 */
export type Facets = Record<FacetName | 'location', Record<string, number>>;

/** What jobs pay that say so, in rupees a year. */
export type PayRange = { least: number; most: number };

/** Widens a range; jobs that do not state their pay come with 0. */
export function widenPay(range: PayRange | null, least: number, most: number): PayRange | null {
  if (most === 0) return range;
  return range ? { least: Math.min(range.least, least), most: Math.max(range.most, most) } : { least, most };
}

type FacetName = FactName | 'since' | 'category';

const CHOICE_TESTS = FACT_NAMES.map((name) => [name, choiceTests(name)] as const);

/** Whether a job passes all filters. */
export function createFilter(filters: JobFilters): (job: FilteredJob) => boolean {
  const failed = failedFilter(filters);
  return (job) => failed(job) === null;
}

/** Counts groups of jobs that are alike, each with their number. */
export function countFacets(
  groups: Iterable<FilteredJob & { jobs: number }>,
  filters: JobFilters,
): Omit<Facets, 'location'> {
  const failed = failedFilter(filters);
  const counts: Omit<Facets, 'location'> = {
    mode: {},
    type: {},
    experience: {},
    education: {},
    pay: {},
    walkIn: {},
    since: {},
    category: {},
  };
  for (const { bits, category, ageDays, jobs } of groups) {
    // Who fails one filter alone still counts among the other choices of that filter.
    const only = failed({ bits, category, ageDays });
    if (only === 'several') continue;
    const count = (name: FacetName, choice: string) => {
      if (only === null || only === name) counts[name][choice] = (counts[name][choice] ?? 0) + jobs;
    };
    for (const [name, choices] of CHOICE_TESTS)
      for (const [choice, test] of choices) if (passes(bits, test)) count(name, choice);
    for (const days of SINCE) if (ageDays <= Number(days)) count('since', days);
    count('category', category);
  }
  return counts;
}

/** Tells the one filter that a job does not pass; null where it passes all. */
function failedFilter(filters: JobFilters): (job: FilteredJob) => FacetName | 'several' | null {
  const tests = bitTests(filters);
  const maxAge = filters.since === '' ? Infinity : Number(filters.since);
  // Called for each of 100,000 jobs: no closure and no array is made in here.
  return ({ bits, category, ageDays }) => {
    let failed: FacetName | null = null;
    if (ageDays > maxAge) failed = 'since';
    if (filters.category !== '' && filters.category !== category) {
      if (failed !== null) return 'several';
      failed = 'category';
    }
    for (const test of tests) {
      if (passes(bits, test)) continue;
      if (failed !== null) return 'several';
      failed = test.name;
    }
    return failed;
  };
}
