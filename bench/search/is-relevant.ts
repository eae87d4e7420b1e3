import type { EmploymentType } from '../../lib/jobs/facts/employment-types';
import { EDUCATION, type Education } from '../../lib/jobs/facts/education-words';
import { isFullyRemote } from '../../lib/jobs/facts/work-mode';
import type { Salary } from '../../lib/jobs/facts/salary';
import type { Ad } from './ads';

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

const REMOTE = /(?<!\b(non|not|no)[- ])\b(remote|work[- ]from[- ]home|wfh)\b(?! sensing)/i;
const HYBRID = /\bhybrid\b/i;
const WALK_IN = /\bwalk[- ]?ins?\b/i;
const FRESHER = /\bfreshers?\b|\btrainees?\b|\bentry[- ]level\b|\binterns?(hip)?\b|\bnew grad/i;
const ABOVE_FRESHERS = /\b(senior|sr|lead|principal|staff|head|director|vp|manager|architect)\b/i;

const TYPE_WORDS: Readonly<Partial<Record<EmploymentType, RegExp>>> = {
  PART_TIME: /\bpart[- ]time\b/i,
  CONTRACTOR: /(?<!smart )\bcontract(or|ual)?\b(?! (manag|admin|research))|\bfreelanc/i,
  TEMPORARY: /\btemp(orary)?\b/i,
  INTERN: /\bintern(s|ship|ships)?\b/i,
};

const SCHOOL_WORDS: Readonly<Partial<Record<Education, RegExp>>> = {
  'class-10': /\b(10th|ssc|matric(ulat\w+)?)\b/i,
  'class-12': /\b(10th|12th|ssc|hsc|10 ?\+ ?2|higher secondary)\b/i,
  diploma: /\bdiploma\b/i,
};

/** Factor from each unit of pay to a year, with six working days a week. */
const A_YEAR: Readonly<Record<Salary['unit'], number>> = {
  YEAR: 1,
  MONTH: 12,
  WEEK: 52,
  DAY: 312,
  HOUR: 2496,
};

/** Up to this experience, senior titles without a stated one are assumed to require more. */
const JUNIOR_YEARS = 4;

/** Whether a fair reader would accept the ad as a result. Facts missing from the ad may be in its title. */
export function isRelevant(rule: Rule, ad: Ad): boolean {
  const { title, mentions = [], company, category, place, city = [] } = rule;
  return (
    (title?.test(ad.title) ?? true) &&
    mentions.every((mention) => mention.test(ad.text)) &&
    (company?.test(ad.company) ?? true) &&
    (category?.test(ad.category) ?? true) &&
    (place?.test(ad.location) ?? true) &&
    (city.length === 0 || ad.cities.some((slug) => [city].flat().includes(slug))) &&
    hasFacts(rule, ad)
  );
}

function hasFacts({ mode, type, experience, education, pay, walkIn }: Rule, ad: Ad): boolean {
  return (
    (mode === undefined || isInMode(mode, ad)) &&
    (type === undefined || isOfType(type, ad)) &&
    (experience === undefined || suits(experience, ad)) &&
    (education === undefined || asksAtMost(education, ad)) &&
    (pay === undefined || yearlyPay(ad.facts.pay) >= pay) &&
    (!walkIn || ad.facts.walkIn || WALK_IN.test(`${ad.title} ${ad.notes}`))
  );
}

function isInMode(mode: 'remote' | 'hybrid', ad: Ad): boolean {
  const words = `${ad.title} / ${ad.location} / ${ad.workspace}`;
  if (ad.facts.mode === mode) return true;
  return mode === 'hybrid' ? HYBRID.test(words) : isFullyRemote(ad) || REMOTE.test(words);
}

function isOfType(type: EmploymentType, ad: Ad): boolean {
  return ad.facts.employmentTypes.includes(type) || (TYPE_WORDS[type]?.test(ad.title) ?? false);
}

/** Freshers must be explicitly welcome; otherwise, ads that do not state the experience match too. */
function suits(experience: 'fresher' | number, { title, notes, facts }: Ad): boolean {
  const asked = facts.experience;
  if (experience === 'fresher') return asked?.min === 0 || FRESHER.test(`${title} ${notes}`);
  if (!asked) return experience > JUNIOR_YEARS || !ABOVE_FRESHERS.test(title);
  return asked.min <= experience && experience <= (asked.max ?? Infinity);
}

function asksAtMost(education: Education, { title, notes, qualification, facts }: Ad): boolean {
  if (facts.education) return EDUCATION.indexOf(facts.education) <= EDUCATION.indexOf(education);
  return SCHOOL_WORDS[education]?.test(`${title} ${notes} ${qualification}`) ?? false;
}

/** Maximum pay in rupees a year. */
function yearlyPay(pay: Salary | null): number {
  return pay ? (pay.max ?? pay.min ?? 0) * A_YEAR[pay.unit] : 0;
}
