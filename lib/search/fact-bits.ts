import type { EmploymentType } from '../jobs/facts/employment-types';
import { EDUCATION } from '../jobs/facts/education-words';
import type { JobFacts } from '../jobs/facts/job-facts';
import type { Salary } from '../jobs/facts/salary';
import type { PayUnit } from '../jobs/facts/salary-tokens';
import { CHOICES, type FactFilters, type FactName, NOT_STATED } from '../contract/filters';

export const FACT_NAMES = Object.keys(CHOICES) as FactName[];

type Place = { name: FactName; choice: string; bit: number };

/** Years of experience: each has a bit, for the range to the next one. */
const YEARS = [0, 1, 2, 3, 4, 5, 6, 8, 10, Infinity];

// A bit for each choice of each filter, in the order of CHOICES; all 31 bits of a small integer.
const PLACES: readonly Place[] = FACT_NAMES.flatMap((name) =>
  (name === 'experience' ? YEARS.slice(0, -1).map(String) : CHOICES[name]).map((choice) => ({
    name,
    choice,
  })),
).map((place, index) => ({ ...place, bit: 1 << index }));

const bitsOf = (wanted: (place: Place) => boolean): number =>
  PLACES.reduce((bits, place) => (wanted(place) ? bits | place.bit : bits), 0);

/** The choices that a job matches, one bit each; no bits of a filter if its ad does not state the fact. */
export const factBits = (facts: JobFacts): number => bitsOf(({ name, choice }) => FITS[name](facts, choice));

/** Bits of which a job must have one, or, with `none`, none. */
type BitTest = { name: FactName; mask: number; none: boolean };

export const bitTests = (filters: FactFilters): BitTest[] =>
  FACT_NAMES.filter((name) => filters[name] !== '').map((name) => testOf(name, filters[name]));

/** Whether a job's bits pass a test. */
export const passes = (bits: number, { mask, none }: BitTest): boolean => ((bits & mask) === 0) === none;

/** The tests of all choices of a filter, including "not stated". */
export const choiceTests = (name: FactName): [choice: string, test: BitTest][] =>
  [...CHOICES[name], NOT_STATED].map((choice) => [choice, testOf(name, choice)]);

/** The test of a filter's choice. */
export function testOf(name: FactName, choice: string): BitTest {
  const none = choice === NOT_STATED;
  const years = name === 'experience' && !none ? EXPERIENCE[choice] : undefined;
  if (years) return { name, mask: experienceMask(years), none };
  return { name, mask: bitsOf((place) => place.name === name && (none || place.choice === choice)), none };
}

/** The years of each choice of experience; freshers have less than one. */
const EXPERIENCE: Record<string, readonly [from: number, to: number]> = {
  fresher: [0, 0],
  '1-2': [1, 2],
  '3-5': [3, 5],
  '6-9': [6, 9],
  '10-plus': [10, Infinity],
};

/** The experience bits of jobs suitable for this many years. */
export function experienceMask([least, most]: readonly [number, number]): number {
  return bitsOf(({ name, choice }) => {
    if (name !== 'experience') return false;
    const from = Number(choice);
    return from <= most && YEARS[YEARS.indexOf(from) + 1]! > least;
  });
}

const TYPES: Record<string, EmploymentType> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

const FITS: Record<FactName, (facts: JobFacts, choice: string) => boolean> = {
  mode: ({ mode }, choice) => mode === choice,
  type: ({ employmentTypes }, choice) => employmentTypes.some((type) => type === TYPES[choice]),
  experience({ experience, employmentTypes }, choice) {
    const from = Number(choice);
    const to = YEARS[YEARS.indexOf(from) + 1]!;
    // An internship that names no experience is for beginners.
    const years = experience ?? (employmentTypes.includes('INTERN') ? { min: 0, max: 0 } : null);
    return years !== null && years.min < to && (years.max ?? Infinity) >= from;
  },
  // A higher education includes the required one.
  education: ({ education }, choice) =>
    education !== null && EDUCATION.findIndex((level) => level === choice) >= EDUCATION.indexOf(education),
  pay: ({ pay }, choice) => pay !== null && mostPerYear(pay) >= Number(choice),
  walkIn: ({ walkIn }) => walkIn,
};

// A week has six working days of eight hours, as allowed by the Factories Act, 1948.
const UNITS_PER_YEAR: Record<PayUnit, number> = { YEAR: 1, MONTH: 12, WEEK: 52, DAY: 312, HOUR: 2_496 };

/** The minimum stated pay in rupees a year. */
export const leastPerYear = ({ max = 0, min = max, unit }: Salary): number => min * UNITS_PER_YEAR[unit];

/** The maximum stated pay in rupees a year. */
export const mostPerYear = ({ min = 0, max = min, unit }: Salary): number => max * UNITS_PER_YEAR[unit];
