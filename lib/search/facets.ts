import { DAY_MS } from '../base/text/indian-day';
import { bitTests, choiceTests, FACT_NAMES, passes } from './fact-bits';
import { type FactName, type JobFilters, SINCE } from '../contract/filters';

/** Filterable facts of a job: fact bits, category id and age in days. Places are filtered separately. */
export type FilteredJob = { bits: number; category: string; ageDays: number };

/** Age in days, rounded up; both parameters in milliseconds since 1970. */
export const ageInDays = (time: number, now: number): number => Math.max(0, Math.ceil((now - time) / DAY_MS));

/** Jobs for each choice of a filter, with all other filters unchanged; omits empty choices. `location`: by city slug. */
export type Facets = Record<FacetName | 'location', Counts>;
type Counts = Record<string, number>;

/** Range of the stated pay, in rupees a year. */
export type PayRange = { least: number; most: number };

/** Extends a range; 0 means unstated pay. */
export function widenPay(range: PayRange | null, least: number, most: number): PayRange | null {
  if (most === 0) return range;
  return range ? { least: Math.min(range.least, least), most: Math.max(range.most, most) } : { least, most };
}

type FacetName = FactName | 'since' | 'category';

const CHOICE_TESTS = FACT_NAMES.flatMap((name) =>
  choiceTests(name).map(([choice, test]) => ({ choice, test })),
);

export function createFilter(filters: JobFilters): (job: FilteredJob) => boolean {
  const failed = failedFilter(filters);
  return (job) => failed(job) === null;
}

/** Counts groups of equal jobs, weighted by their number. */
export function countFacets(
  groups: Iterable<FilteredJob & { jobs: number }>,
  filters: JobFilters,
): Omit<Facets, 'location'> {
  const failed = failedFilter(filters);
  const category: Counts = {};
  const since = SINCE.map((days) => ({ days, jobs: 0 }));
  const facts = CHOICE_TESTS.map((each) => ({ ...each, jobs: 0 }));
  for (const group of groups) {
    // A job that fails only one filter still counts for the other choices of that filter.
    const only = failed(group);
    if (only === 'several') continue;
    for (const each of facts)
      if ((only === null || only === each.test.name) && passes(group.bits, each.test))
        each.jobs += group.jobs;
    if (only === null || only === 'since')
      for (const each of since) if (group.ageDays <= Number(each.days)) each.jobs += group.jobs;
    if (only === null || only === 'category')
      category[group.category] = (category[group.category] ?? 0) + group.jobs;
  }
  const countsOf = (name: FactName) =>
    Object.fromEntries(
      facts.flatMap(({ choice, test, jobs }) => (test.name === name && jobs > 0 ? [[choice, jobs]] : [])),
    );
  return {
    ...(Object.fromEntries(FACT_NAMES.map((name) => [name, countsOf(name)])) as Record<FactName, Counts>),
    since: Object.fromEntries(since.flatMap(({ days, jobs }) => (jobs > 0 ? [[days, jobs]] : []))),
    category,
  };
}

/** Returns a function for the only filter that a job fails; null if it passes all. */
function failedFilter(filters: JobFilters): (job: FilteredJob) => FacetName | 'several' | null {
  const tests = bitTests(filters);
  const maxAge = filters.since === '' ? Infinity : Number(filters.since);
  // Hot path, called for each of 100,000 jobs: avoid allocations.
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
