import { findFacets } from './find-facets';
import { findPlaces } from './find-places';
import { FILTER_NAMES, type JobFilters, NO_FILTERS } from '../contract/filters';
import { FILLER_PHRASES, FILLERS } from './lexicon/fillers';
import { PhraseTable } from './phrase-table';
import { comparable, cut, join, type Piece } from './pieces';

/** The words left of a search, its filters, and which of them were found in the words. */
type Understood = { keyword: string; filters: JobFilters; inferred: (keyof JobFilters)[] };

/** Longer text is no search but something pasted, and is left alone. */
const MAX_LENGTH = 1_000;
const MAX_PIECES = 60;

const FILLER_WORDS = new Set(FILLERS.flatMap(comparable));
const PHRASES = new PhraseTable<true>();
for (const phrase of FILLER_PHRASES) PHRASES.add(comparable(phrase), true);

/** Titles that begin with "hiring", which else is a filler. */
const AFTER_HIRING = /^(manager|coordinator|specialist|executive|partner)s?$/;

/**
 * Interprets a typed search: takes out of the keyword what the filters say better, the place, and words that only say
 * that one is looking for a job. What was chosen stays; only empty filters are filled.
 */
export function understand(keyword: string, chosen: JobFilters): Understood {
  const pieces = piecesOf(keyword);
  if (!pieces) return { keyword, filters: chosen, inferred: [] };
  const taken = withoutPhrases(pieces);
  const { location, near } = findPlaces(pieces, chosen.location, taken);
  const said = findFacets(pieces, chosen, taken, (index) => isFillerWord(pieces[index]!));
  takeFillers(pieces, taken);
  const filters: JobFilters = {
    ...chosen,
    location,
    near: chosen.near || near,
    mode: chosen.mode || said.mode,
    type: chosen.type || said.type,
    experience: chosen.experience || said.experience,
    education: chosen.education || said.education,
    pay: chosen.pay || said.pay,
    walkIn: chosen.walkIn || said.walkIn,
  };
  const inferred = FILTER_NAMES.filter((name) => filters[name] !== chosen[name]);
  return { keyword: leftOf(keyword, pieces, taken), filters, inferred };
}

/** What is searched for. */
export type Search = { keyword: string; filters: JobFilters };

/** A search that was run: what it found, and the filters read from the words that had to be left out to find it. */
type SearchedAsMeant<Found> = { found: Found; search: Search; dropped: Partial<JobFilters> };

// What was read from the words and is left out first where nothing has all of it: few ads state these.
const LEFT_OUT: readonly (readonly (keyof JobFilters)[])[] = [
  ['pay'],
  ['pay', 'experience', 'education'],
  ['pay', 'experience', 'education', 'type', 'mode', 'walkIn'],
];

/**
 * Runs a search as it was meant; if that finds nothing, as it was typed; if that finds nothing either, without some of
 * the filters that were read from its words. Rejects as `read` does.
 */
export async function searchAsMeant<Found extends { total: number }>(
  typed: Search,
  read: (search: Search) => Promise<Found>,
): Promise<SearchedAsMeant<Found>> {
  const { keyword, filters, inferred } = understand(typed.keyword, typed.filters);
  const search = { keyword, filters };
  const found = await read(search);
  if (found.total > 0 || (keyword === typed.keyword && inferred.length === 0))
    return { found, search, dropped: {} };
  const literal = await read(typed);
  if (literal.total > 0) return { found: literal, search: typed, dropped: {} };
  for (const names of LEFT_OUT) {
    const dropped = inferred.filter((name) => names.includes(name));
    if (dropped.length === 0) continue;
    const less = { keyword, filters: without(filters, dropped) };
    const foundLess = await read(less);
    if (foundLess.total > 0) return { found: foundLess, search: less, dropped: only(filters, dropped) };
  }
  return { found, search, dropped: {} };
}

const without = (filters: JobFilters, names: (keyof JobFilters)[]): JobFilters => ({
  ...filters,
  ...only(NO_FILTERS, names),
});

function only(filters: JobFilters, names: (keyof JobFilters)[]): Partial<JobFilters> {
  return Object.fromEntries(names.map((name) => [name, filters[name]]));
}

function piecesOf(keyword: string): Piece[] | null {
  if (keyword.length > MAX_LENGTH) return null;
  const pieces = cut(keyword);
  return pieces.length > MAX_PIECES ? null : pieces;
}

/** The keyword without what was taken; exactly as typed if that is nothing. */
function leftOf(keyword: string, pieces: readonly Piece[], taken: readonly boolean[]): string {
  return taken.includes(true) ? join(pieces, (index) => !taken[index]) : keyword.trim();
}

/** Marks the pieces of phrases that only say that one is looking for a job. */
function withoutPhrases(pieces: readonly Piece[]): boolean[] {
  const taken = pieces.map(() => false);
  const words = pieces.map((piece) => piece.words.join(' '));
  for (let index = 0; index < pieces.length; index++) {
    const phrase = PHRASES.longestAt(words, index);
    if (phrase) taken.fill(true, index, index + phrase.length);
  }
  return taken;
}

function takeFillers(pieces: readonly Piece[], taken: boolean[]): void {
  const left = pieces.map((_, index) => index).filter((index) => !taken[index]);
  const words = left.map((index) => pieces[index]!.words.join(' '));
  const fillers = left.filter((piece, index) => isFillerWord(pieces[piece]!) || isFiller(words, index));
  const telling = new Set(left.filter((piece) => !fillers.includes(piece)));
  for (const piece of fillers) {
    // "A/C", "walk-in cooler"
    const isPartOfName =
      (pieces[piece]!.glue !== null && telling.has(piece - 1)) ||
      (typeof pieces[piece + 1]?.glue === 'string' && telling.has(piece + 1));
    if (!isPartOfName) taken[piece] = true;
  }
}

function isFillerWord({ words, text }: Piece): boolean {
  // Punctuation and emoji occur in no job's text.
  return !/[\p{L}\p{N}]/u.test(text) || FILLER_WORDS.has(words.join(' '));
}

/** Whether a word is a filler among these others. */
function isFiller(words: readonly string[], index: number): boolean {
  const [before = '', word = '', after = ''] = [words[index - 1], words[index], words[index + 1]];
  if (word === 'hiring') return !AFTER_HIRING.test(after);
  if (word === 'me') return before === 'near';
  // "Work in Pune", but not "social work" or "work from home".
  return word === 'work' && (index === 0 || FILLER_WORDS.has(before)) && after !== 'from';
}
