import { normalise } from '../search/normalise';

/** A title, and how many jobs have it. */
export type CountedTitle = readonly [title: string, jobs: number];

const MAX_TITLES = 5_000;
/** Longer ones are sentences, which nobody types and a phone cannot show. */
const MAX_LENGTH = 60;
/** Bounds the time that the expressions below take. */
const MAX_READ = 200;

const BRACKETS = /[([{<][^)\]}>]*(?:[)\]}>]|$)/g;
// "Job ID: 40213", "REQ-2024-118", "#99120"; years as well, which date an ad.
const IDS =
  /(?:\b(?:job|req|ref|vacancy)\.?\s*)?(?:\b(?:id|no|code)\b\.?\s*[:#-]?\s*)?[#\p{L}/-]*\d{4,}[\p{L}\d/-]*/giu;
const LOOSE_ENDS = /^[\s\p{Pd}|:;,/&@_*]+|[\s\p{Pd}|:;,/&@_*]+$/gu;

/** A job's title without brackets, numbers by which an employer keeps it, and loose punctuation; '' if too long. */
export function cleanTitle(title: string): string {
  const clean = title
    .slice(0, MAX_READ)
    .replace(BRACKETS, ' ')
    .replace(IDS, ' ')
    .replace(LOOSE_ENDS, '')
    .replace(/\s+/g, ' ');
  return clean.length <= MAX_LENGTH && /\p{L}{2}/u.test(clean) ? clean : '';
}

/** The distinct titles, however written, most frequent first, at most 5,000. */
export async function countTitles(batches: AsyncIterable<string[]>): Promise<CountedTitle[]> {
  const counts = new Map<string, { label: string; jobs: number }>();
  for await (const titles of batches) {
    for (const label of titles.map(cleanTitle)) {
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
  return [...counts.values()]
    .sort((a, b) => b.jobs - a.jobs)
    .slice(0, MAX_TITLES)
    .map(({ label, jobs }) => [label, jobs]);
}

const isShouted = (label: string) => label === label.toUpperCase();
