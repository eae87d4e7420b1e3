import { placeNames, wordsOf } from '../lib/jobs/places/names';
import { isFullyRemote } from '../lib/jobs/facts/remote';

type Reasons = readonly [applies: (value: string) => boolean, reason: string][];

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);
const always = () => true;

function namesIndiaOnly(value: string): boolean {
  const names = placeNames(wordsOf(value));
  return names.length > 0 && names.every(({ kind }) => kind === 'region' || kind === 'india');
}

const REASONS: Readonly<Record<string, Reasons>> = {
  salary: [
    [matches(/[$£€]|SGD|MYR/), 'another currency'],
    [matches(/^\s*(not disclosed|unpaid)\s*$/i), 'not disclosed or unpaid'],
    [matches(/^Avg/), 'an average of other jobs'],
    [matches(/variable/i), 'mixed with variable pay'],
    [matches(/₹0/), 'zero'],
    [matches(/₹/), 'no period'],
    [matches(/^[\d,\s-]+PA\.?$/), 'no currency'],
    [always, 'no pay, but a place or prose'],
  ],
  cities: [
    [namesIndiaOnly, 'India or a state only'],
    [always, 'places abroad, "Remote", districts, skills or prose'],
  ],
  places: [[always, 'places abroad, "Remote", skills or prose']],
  remote: [
    [matches(/remote|home|anywhere/i), 'hybrid, an office, a choice, or "Anywhere"'],
    [always, 'no word of remote work'],
  ],
  remoteInIndia: [
    [(value) => !isFullyRemote(pairOf(value)), 'not certainly fully remote'],
    [always, 'names another place, or none'],
  ],
  date: [
    [matches(/ago|today|now/i), 'relative to an unknown day'],
    [matches(/^\d{13}$/), 'a count of milliseconds'],
    [matches(/\d\d[-/_]\d\d/), 'order of day and month not certain'],
    [always, 'no date'],
  ],
  experience: [
    [matches(/\n\s*(1[4-9]|[2-4]\d)\s*-\s*\d+ (yrs|years)/i), 'may be an age'],
    [matches(/\d ?(yrs|years).*\n.*\d (yrs|years)/i), 'two that differ'],
    [always, 'no word of it'],
  ],
  experienceInProse: [
    [
      matches(/prefer|ideal|desir|\ba (strong )?plus\b|in lieu|nice to have/i),
      'a wish, or one way of several',
    ],
    [matches(/\d\D{0,3}(years|yrs).*(\d|one|two)\D{0,3}(year|yr)/i), 'several, none of them the total'],
    [matches(/experience/i), 'in words not understood'],
    [always, 'years of a company, a plan or an age; years not called experience'],
  ],
  education: [
    [matches(/Not Required/), 'no degree required'],
    [matches(/^Qualification[A-Z]/), 'several jobs run together'],
    [always, 'no certain level'],
  ],
  educationInProse: [
    [matches(/high(er)? degree|degree of/i), 'degrees of something else'],
    [matches(/\bor\b.*experience|equivalent experience/i), 'or experience instead'],
    [matches(/prefer|desir|\bplus\b|advantag|bonus|ideal/i), 'a wish'],
    [
      matches(/high.?school|pursuing|enrol|student|graduating|undergrad|associate/i),
      'schools abroad, or studies under way',
    ],
    [always, 'no certain level, or not of the candidate'],
  ],
  mode: [
    [
      matches(/hybrid|remote|office|on-?site|home|anywhere/i),
      'an office by name, a choice, or a contradiction',
    ],
    [always, 'no word of it'],
  ],
  typesInTitle: [
    [matches(/\bintern(ship)?\b|\bcontract|part.?time|full.?time|freelanc/i), 'not in a part of its own'],
    [always, 'no word of it'],
  ],
  walkIn: [[always, 'no word of it']],
};

/** Why nothing was parsed from an ad's value of this kind, for the table in docs/job-facts.md. */
export function leftOutBecause(kind: string, value: string): string {
  return REASONS[kind]?.find(([applies]) => applies(value))?.[1] ?? 'unknown';
}

function pairOf(value: string): { workspace: string; location: string } {
  const [workspace = '', location = ''] = value.split('\n');
  return { workspace, location };
}
