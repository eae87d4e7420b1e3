import type { Education } from '../../lib/jobs/facts/education-words';
import type { EmploymentType } from '../../lib/jobs/facts/employment-types';

/** All conditions that a fair reader would expect of a relevant job. */
export type Rule = {
  /** Matched against the title without leftover form labels. */
  title?: RegExp;
  /** Each must match somewhere in the ad. */
  mentions?: readonly RegExp[];
  company?: RegExp;
  category?: RegExp;
  /** Matched against the ad's location: for areas, states and countries. */
  place?: RegExp;
  /** City slugs, one of which must match. */
  city?: string | readonly string[];
  mode?: 'remote' | 'hybrid';
  type?: EmploymentType;
  /** The candidate's experience in years. */
  experience?: 'fresher' | number;
  /** The candidate's highest education. */
  education?: Education;
  /** Minimum rupees a year. */
  pay?: number;
  walkIn?: true;
};

/** Queries with the rules for their relevant results. */
export type Queries = Readonly<Record<string, Rule>>;
