/** What a list of jobs can be narrowed by; '' and false for any. */
export type JobFilters = {
  /** A category's id. */
  category: string;
  /** Slug of a city, or of a state. */
  location: string;
  /** Also the other cities of the same metropolitan area. */
  near: boolean;
  /** Posted within so many days, as digits. */
  since: Since | '';
} & FactFilters;

/** The filters that look at an ad's facts (lib/shared/facts). */
export type FactFilters = { [Name in FactName]: Choice<Name> | '' };

/** An ad that does not say. */
export const NOT_STATED = 'not-stated';

export const SINCE = ['1', '3', '7', '30'] as const;
export type Since = (typeof SINCE)[number];

/**
 * The choices of each filter by facts, in the order in which they are shown. `experience` is what the candidate has:
 * years, and `fresher` for none; `education` likewise; `pay` is at least so many rupees a year.
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
export type Choice<Name extends FactName> = (typeof CHOICES)[Name][number] | typeof NOT_STATED;

export const SORTS = ['relevance', 'newest', 'pay', 'closing'] as const;
export type Sort = (typeof SORTS)[number];

export const NO_FILTERS: JobFilters = {
  category: '',
  location: '',
  near: false,
  since: '',
  mode: '',
  type: '',
  experience: '',
  education: '',
  pay: '',
  walkIn: '',
};
