import type { Education } from '../../lib/jobs/facts/job-facts';
import type { EmploymentType } from '../../lib/jobs/facts/employment-types';

/** What a fair reader of the search's answers would demand of a job, all of it. */
export type Rule = {
  /** Against the title without leftovers of a form's labels. */
  title?: RegExp;
  /** Each to be found anywhere in the ad, its long texts included. */
  mentions?: readonly RegExp[];
  company?: RegExp;
  category?: RegExp;
  /** Against the location as the ad writes it: for areas, states and countries. */
  place?: RegExp;
  /** Slugs of cities, one of which the location names. */
  city?: string | readonly string[];
  mode?: 'remote' | 'hybrid';
  type?: EmploymentType;
  /** What the candidate has: none, or so many years. */
  experience?: 'fresher' | number;
  /** What the candidate has at most. */
  education?: Education;
  /** At least so many rupees a year. */
  pay?: number;
  walkIn?: true;
};

/** What people type, with what would be a fair answer to it. */
export type Queries = Readonly<Record<string, Rule>>;
