import { LRUCache } from 'lru-cache';
import { placesWithin } from '../../../lib/jobs/places/metros';
import { type SearchTerm, searchTerms } from '../../../lib/search/terms';
import { asTyped, type ReadKeyword, understand } from '../../../lib/search/understand';
import { STATED_NAMES } from '../../../lib/search/lexicon/stated-wishes';
import { NO_PLACE } from '../../../lib/search/stated-wishes';
import { SENIORS, type Stated, UNLIKELY } from '../../../lib/search/wishes';
import type { Catalogue } from '../../../lib/search/catalogue';
import type { Levels } from '../../../lib/search/filter-catalogue';
import type { Correction, JobsRequest } from '../jobs';
import { combine, type Criteria, isWorkOf } from './combine';
import { createLookups, type Lookups } from './lookups';
import { isEmployer, meantTerms } from './meant-terms';
import { completeTerms } from './readings';
import { type Scored, score } from './score';
import { correctSpelling } from './spelling';
import { seniorJobs, unlikelyJobs } from './unlikely';
import type { WordIndex } from './word-index';

/** How a query was interpreted, and how well each job matches its words. */
type Matched = {
  read: ReadKeyword;
  /** Null when no job contains any of the words. */
  levels: Levels | null;
  stated: Stated;
  /** Labels of alternatives that found jobs without the words themselves. */
  also: string[];
  /** Terms that no job needs to have, as hardly any has them. */
  unknown: string[];
  corrections: Correction[];
};

const MAX_LABELS = 3;
const MAX_BYTES = 16 * 1024 * 1024;
/** Size of an entry without its levels. */
const ENTRY_BYTES = 1_000;

/** Searches one catalogue by words; caches results, which contain its positions. */
export function createWordSearch(index: WordIndex, catalogue: Catalogue) {
  const lookups = createLookups(index, catalogue);
  const kept = new LRUCache<string, Matched>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ levels }) => (levels?.byteLength ?? 0) + ENTRY_BYTES,
  });
  return {
    catalogue,
    matched({ keyword = '', words }: JobsRequest): Matched {
      const isLiteral = words === 'literal';
      const key = `${isLiteral} ${keyword}`;
      const known = kept.get(key) ?? match(lookups, keyword, isLiteral);
      kept.set(key, known);
      return known;
    },
  };
}

export type WordSearch = ReturnType<typeof createWordSearch>;

function match(lookups: Lookups, keyword: string, isLiteral: boolean): Matched {
  const isName = !isLiteral && isEmployer(lookups, keyword);
  const { text, corrections, spelt } =
    isLiteral || isName ? { text: keyword, corrections: [], spelt: [] } : correctSpelling(lookups, keyword);
  // "Bank of Baroda" is no bank in Vadodara.
  const read = isLiteral || isName ? asTyped(text) : understand(text);
  const typed = searchTerms(read.keyword, read.ranking);
  const terms = isLiteral ? typed : completeTerms(lookups, typed);
  const { location, near } = read.place;
  const { catalogue } = lookups;
  const found = matchTerms(lookups, terms, {
    hasOthers: Object.keys(read.wishes).length > 0 || location !== '',
    here: location ? catalogue.inPlaces(placesWithin(location, near)) : catalogue.all(),
  });
  // Words that no job has are not left out in silence: the jobs in the place or with the wishes are others.
  const isNothing = terms.length > 0 && !found.levels;
  const { said = [], mode = '', type = '' } = read.wishes;
  const wishes = [...said, ...STATED_NAMES.filter((name) => name === mode || name === type), NO_PLACE];
  // In the visitor's own script, by whole words.
  const asWritten = (words: string) =>
    spelt.reduce((text, { from, to }) => text.replace(` ${to} `, () => ` ${from} `), ` ${words} `).trim();
  return {
    read: { ...read, keyword: asWritten(read.keyword) },
    stated: new Map([
      ...wishes.map((wish) => [wish, lookups.having(wish, 'states')] as const),
      [UNLIKELY, unlikelyJobs(lookups, read.wishes)],
      [SENIORS, seniorJobs(lookups)],
    ]),
    ...found,
    unknown: found.unknown.map(asWritten),
    levels: isNothing ? new Uint8Array(catalogue.size) : found.levels,
    corrections,
  };
}

/** Scores each job for a search's terms, see `combine`. */
function matchTerms(lookups: Lookups, terms: SearchTerm[], criteria: Criteria) {
  const scored = meantTerms(lookups, terms).map((term) => score(lookups, term));
  const isKnown = (term: Scored, at: number) => term.isKnown || isWorkOf(scored[at + 1]);
  const known = scored.filter(isKnown);
  const unknown = scored.filter((term, at) => !isKnown(term, at)).map(({ typed }) => typed);
  if (known.length === 0) return { levels: null, also: [], unknown };
  const { levels, full, aside } = combine(lookups.catalogue, known, criteria);
  const also = known.flatMap((term) => term.also).filter(({ jobs }) => jobs.intersects(full));
  const labels = new Set(also.map(({ label }) => label).filter(Boolean));
  const ranking = aside.map(({ typed }) => typed);
  return { levels, also: [...labels].slice(0, MAX_LABELS), unknown: [...unknown, ...ranking] };
}
