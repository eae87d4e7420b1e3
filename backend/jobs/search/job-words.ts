import { htmlToText } from '../../../lib/base/text/html-to-text';
import { headWord, indexWords } from '../../../lib/search/terms';
import { withCompoundParts } from '../../../lib/search/known-words';
import {
  employerKey,
  employerKeys,
  isPublicEmployer,
  PUBLIC,
  workplacesOf,
} from '../../../lib/search/employers';
import { fieldOfRank, isRole, singular, titleHeads } from '../../../lib/search/heads';
import { shortForms } from '../../../lib/search/initials';
import { stem } from '../../../lib/search/stem';
import { statedWishes } from '../../../lib/search/stated-wishes';
import { toWords } from '../../../lib/search/normalise';
import type { NewJob } from '../jobs';
import { isCorrectionCandidate } from './closest-word';

/** The searchable part of a job, without what only the agency sees. */
export type IndexedJob = Omit<NewJob, 'recruiter_email'>;

/**
 * Where in a job a word is looked up. `anywhere`: all but its names. `spelt`: words of `key` as written, which a mistyped one may mean.
 * `key`: title, place and listed items ("SQL, Excel"). `written`: its title, split by `toWords` (others: `indexWords`). `head`: the
 * nouns that say what the job is; `phrase`: with the words before them. `name`: company and category. `employer`: what the company may be called (lib/search/employers.ts).
 * `company`: its whole name. `workplace`: what it is by its name ("bank"). `doer`: whom its texts name, unstemmed: who translates is no translator. `short`: short forms of what the title says (lib/search/initials.ts), as "jrf=junior-research-fellow". `states`: wishes that the ad states
 * (lib/search/stated-wishes.ts).
 */
export type Place = (typeof PLACES)[number];
/** The most frequent first: the index stores a set of places as a number. */
const PLACES = [
  ...(['anywhere', 'spelt', 'key', 'title', 'written', 'head', 'name'] as const),
  ...(['phrase', 'employer', 'company', 'short', 'states', 'workplace', 'doer'] as const),
];

/** The place's bit in a set of places. */
export const bitOf = (place: Place): number => 1 << PLACES.indexOf(place);

// More words than any real ad has.
const MAX_TITLE_WORDS = 500;
const MAX_WORDS = 8_000;

const BETWEEN_ITEMS = /[,;|/•·()\n]+/;
/** A label, as in “Shift: night”, is not content. */
const LABEL = /^[^:]*:/;
const MAX_ITEM_WORDS = 3;

/** Finds a job's words, as stored: a line for each set of places, its number and the words in exactly these. */
export function wordsOfJob(job: IndexedJob, categoryName: string): string {
  const places = new Map<string, number>();
  for (const [place, words] of Object.entries(wordsByPlace(job, categoryName)))
    for (const word of words) places.set(word, (places.get(word) ?? 0) | bitOf(place as Place));
  const lines = new Map<number, string[]>();
  for (const [word, set] of places) lines.set(set, [...(lines.get(set) ?? []), word]);
  return [...lines].map(([set, words]) => [set, ...words].join(' ')).join('\n');
}

/** Calls back with each word that `wordsOfJob` found, and the set of its places. */
export function eachWord(stored: string, visit: (word: string, places: number) => void): void {
  for (const line of stored.split('\n')) {
    const [places, ...words] = line.split(' ');
    for (const word of words) visit(word, Number(places));
  }
}

function wordsByPlace(job: IndexedJob, categoryName: string): Record<Place, readonly string[]> {
  const wordsIn = (texts: (string | null)[]) =>
    texts.flatMap((text) => indexWords(text ?? '').slice(0, MAX_TITLE_WORDS));
  const long = [job.description, job.qualification, job.primary_responsibility];
  const short = [job.job_type, job.workspace, job.notes].map((text) => text ?? '');
  const texts = [...short, ...long.map((html) => htmlToText(html ?? ''))].map(withCompoundParts);
  const company = job.company_name ?? '';
  const companyWords = toWords(company);
  const titles = [job.title, job.title_hi, job.title_kn].map((each) => withCompoundParts(each ?? ''));
  const isPublic = isPublicEmployer(company, categoryName);
  const title = [...wordsIn(titles), ...(isPublic ? [stem(PUBLIC)] : [])];
  const items = texts.flatMap(listedItems);
  const key = [...new Set([...title, ...wordsIn([job.location]), ...items.flatMap(indexWords)])];
  const heads = headsOf(job);
  const names = new Set(companyWords.flatMap(indexWords));
  const prose = texts.flatMap(indexWords).filter((word) => !names.has(word));
  return {
    anywhere: [...new Set([...key, ...prose])].slice(0, MAX_WORDS),
    spelt: [...titles, job.location ?? '', ...items]
      .flatMap(toWords)
      .filter((word) => isCorrectionCandidate(word) && !companyWords.includes(word)),
    key: key.slice(0, MAX_WORDS),
    title,
    written: titles.flatMap(toWords).slice(0, MAX_TITLE_WORDS),
    head: [...heads.map(headWord), ...(isPublic ? [PUBLIC] : [])],
    phrase: [
      ...wordsIn([...heads, fieldOfRank(job.title, company, job.location ?? '')]),
      ...(isPublic ? [stem(PUBLIC)] : []),
    ],
    name: [...names, ...wordsIn([categoryName])],
    employer: employerKeys(company),
    company: [employerKey(company)].filter(Boolean),
    workplace: workplacesOf(company).map(stem),
    doer: texts.flatMap(toWords).map(singular).filter(isRole),
    short: [...shortForms(job.title)].map(([form, meaning]) => `${form}=${meaning.replaceAll(' ', '-')}`),
    states: statedWishes([job.title, ...short], texts.join('\n'), job.location ?? ''),
  };
}

function headsOf({ title, title_hi, title_kn, company_name, location }: IndexedJob): string[] {
  const heads = titleHeads(title, company_name ?? '', location ?? '');
  const others = [title_hi, title_kn].flatMap((each) => titleHeads(each ?? ''));
  return [...heads, ...others];
}

/** Returns listed items: short parts between commas and other separators. */
function listedItems(text: string): string[] {
  return text
    .split(BETWEEN_ITEMS)
    .map((labelled) => labelled.replace(LABEL, ''))
    .filter((item) => item.split(/\s+/).filter(Boolean).length <= MAX_ITEM_WORDS);
}
