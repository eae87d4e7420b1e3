import { distance } from 'fastest-levenshtein';
import { bareTitle } from './facts/bare-title';
import { normalise } from '../search/normalise';
import { stem } from '../search/stem';

export type CountedTitle = readonly [title: string, jobs: number];

const MAX_TITLES = 5_000;
/** Longer ones are sentences, which are never typed and do not fit on a phone. */
const MAX_LENGTH = 60;
/** Limits the run time of the expressions below. */
const MAX_READ = 200;

const BRACKETS = /[([{<][^)\]}>]*(?:[)\]}>]|$)/g;
// "Job ID: 40213", "REQ-2024-118", "#99120"; also years, which date an ad.
const IDS =
  /(?:\b(?:job|req|ref|vacancy)\.?\s*)?(?:\b(?:id|no|code)\b\.?\s*[:#-]?\s*)?[#\p{L}/-]*\d{4,}[\p{L}\d/-]*/giu;
const LOOSE_ENDS = /^[\s\p{Pd}|:;,/&@_*]+|[\s\p{Pd}|:;,/&@_*]+$/gu;

/** A job's title without brackets, reference numbers, places and advertising text; '' if too long. */
export function cleanTitle(title: string): string {
  const clean = bareTitle({ title: title.slice(0, MAX_READ), company: '', location: '' })
    .replace(BRACKETS, ' ')
    .replace(IDS, ' ')
    .replace(LOOSE_ENDS, '')
    .replace(/\s+/g, ' ');
  return clean.length <= MAX_LENGTH && /\p{L}{2}/u.test(clean) ? clean : '';
}

/** The distinct titles in any spelling, in descending order of frequency, at most 5,000. */
export async function countTitles(batches: AsyncIterable<string[]>): Promise<CountedTitle[]> {
  const counts = new Map<string, { label: string; jobs: number }>();
  const cleaned = new Map<string, string>();
  for await (const titles of batches) {
    for (const title of titles) {
      const label = cleaned.get(title) ?? cleanTitle(title);
      cleaned.set(title, label);
      const key = normalise(label);
      if (!key) continue;
      const counted = counts.get(key);
      if (!counted) counts.set(key, { label, jobs: 1 });
      else {
        counted.jobs += 1;
        if (isShouted(counted.label)) counted.label = label;
      }
    }
  }
  return withoutMisspelt([...counts.values()])
    .sort((a, b) => b.jobs - a.jobs)
    .slice(0, MAX_TITLES)
    .map(({ label, jobs }) => [isShouted(label) ? inLowerCase(label) : label, jobs]);
}

const MIN_MISSPELT = 5;
/** A word one letter away from another that is in this many times more jobs is a typo. */
const TIMES_MORE = 10;

function withoutMisspelt<Counted extends { label: string; jobs: number }>(titles: Counted[]): Counted[] {
  const jobs = new Map<string, number>();
  for (const title of titles)
    for (const word of wordsOf(title)) jobs.set(word, (jobs.get(word) ?? 0) + title.jobs);
  const common = [...jobs].filter(([, count]) => count >= TIMES_MORE);
  const isMisspelt = (word: string) =>
    word.length >= MIN_MISSPELT &&
    common.some(
      ([other, count]) =>
        count >= TIMES_MORE * jobs.get(word)! &&
        Math.abs(other.length - word.length) <= 1 &&
        distance(other, word) === 1 &&
        // Other forms of a word are not typos: "nurse", "nurses".
        stem(other) !== stem(word),
    );
  return titles.filter((title) => !wordsOf(title).some(isMisspelt));
}

const wordsOf = ({ label }: { label: string }) => normalise(label).split(' ');
/** "ICU NURSE" as "ICU Nurse": shorter words may be abbreviations. */
const inLowerCase = (label: string) =>
  label.replace(/\p{L}{4,}/gu, (word) => word[0] + word.slice(1).toLowerCase());

const isShouted = (label: string) => label === label.toUpperCase();
