/** Filters of a list of jobs; '' and false for any. */
export type JobFilters = {
  category: string;
  /** Slug of a city, or of a state. */
  location: string;
  /** Also the other cities of the same metropolitan area. */
  near: boolean;
  /** Posted within this many days, as digits. */
  since: Since | '';
} & FactFilters;

/** The filters by facts of an ad (lib/jobs/facts). */
export type FactFilters = { [Name in FactName]: Choice<Name> | '' };

/** The ad does not state the fact. */
export const NOT_STATED = 'not-stated';

export const SINCE = ['1', '3', '7', '30'] as const;
type Since = (typeof SINCE)[number];

/**
 * The choices of each filter by facts, in display order. `experience` is the candidate's, in years, with `fresher` for none;
 * `education` likewise; `pay` is a minimum in rupees a year.
 */
export const CHOICES = {
  mode: ['remote', 'hybrid', 'on-site'],
  type: ['full-time', 'part-time', 'contract', 'temporary', 'internship'],
  experience: ['fresher', '1-2', '3-5', '6-9', '10-plus'],
  education: ['class-10', 'class-12', 'diploma', 'graduate', 'postgraduate'],
  pay: ['180000', '240000', '300000', '480000', '600000', '1000000', '1500000', '2500000'],
  walkIn: ['yes'],
} as const;

export type FactName = keyof typeof CHOICES;
type Choice<Name extends FactName> = (typeof CHOICES)[Name][number] | typeof NOT_STATED;

export const SORTS = ['relevance', 'newest', 'pay', 'closing'] as const;
export type Sort = (typeof SORTS)[number];

const ofEachFact = (valueOf: (name: FactName) => string) =>
  Object.fromEntries(Object.keys(CHOICES).map((name) => [name, valueOf(name as FactName)])) as FactFilters;

export const NO_FILTERS: JobFilters = {
  category: '',
  location: '',
  near: false,
  since: '',
  ...ofEachFact(() => ''),
};

export const FILTER_NAMES = Object.keys(NO_FILTERS) as (keyof JobFilters)[];

/** The name of a filter in a URL's query, for the website and the API. */
export const filterParam = (name: keyof JobFilters): string => (name === 'walkIn' ? 'walk_in' : name);

/** The names of all filters in a URL's query. */
export const FILTER_PARAMS = FILTER_NAMES.map(filterParam);

/** The filters that are set, for a URL's query. */
export function filterParams(filters: Partial<JobFilters>): Record<string, string> {
  const set = FILTER_NAMES.map(
    (name) => [filterParam(name), filters[name] === true ? '1' : filters[name]] as const,
  );
  return Object.fromEntries(set.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Filters as a canonical text: a URL's query. */
export const filterText = (filters: Partial<JobFilters>): string =>
  new URLSearchParams(filterParams(filters)).toString();

/** Parses a canonical text. */
export function filtersOfText(text: string): JobFilters {
  const params = new URLSearchParams(text);
  return filtersFrom((name) => params.get(name));
}

/** Reads filters from a URL's query; ignores unknown choices. `category` and `location` are not checked. */
export function filtersFrom(param: (name: string) => string | null | undefined): JobFilters {
  const text = (name: keyof JobFilters) => (param(filterParam(name)) ?? '').trim();
  return {
    category: text('category'),
    location: text('location'),
    near: text('near') === '1',
    since: SINCE.find((days) => days === text('since')) ?? '',
    ...ofEachFact((name) => choiceOf(name, text(name))),
  };
}

const choiceOf = (name: FactName, value: string): string =>
  [...CHOICES[name], NOT_STATED].find((choice) => choice === value) ?? '';

/** Reads a sort order; relevance if unknown. */
export const sortFrom = (value: string | null | undefined): Sort =>
  SORTS.find((sort) => sort === value) ?? 'relevance';
