import { findFacets } from './find-facets';
import { findPlaces, type Place, takeAbroad } from './find-places';
import type { JobFilters } from '../contract/filters';
import { FILLER_PHRASES, FILLERS, NEAR_ME, NEGATION } from './lexicon/fillers';
import { PhraseTable } from './phrase-table';
import { comparable, cut, join, type Piece } from './pieces';
import { beginsName } from './related';
import { abroadWish } from './stated-wishes';
import type { Ranking } from './terms';
import { filterOf, WISHES, type Wishes } from './wishes';

/** A typed place (`location` '' if none) and further wishes. */
export type Named = { place: Place; wishes: Wishes };
/** `keyword`: the remaining words; `withWishes`: including wishes; `ranking`: areas, extras and degrees in the keyword. */
export type ReadKeyword = Named & { keyword: string; withWishes: string; ranking: Ranking };
/** An interpreted search: the remaining words, the filters including the place named, and further wishes. */
export type Understood = { keyword: string; filters: JobFilters; wishes: Wishes };

/** Longer text was pasted, and is not interpreted. */
const MAX_LENGTH = 1_000;
const MAX_PIECES = 60;
const NO_PLACE: Place = { location: '', near: false };

const FILLER_WORDS = new Set(FILLERS.flatMap(comparable));
const PHRASES = tableOf(FILLER_PHRASES);
const NEAR_ME_PHRASES = tableOf(NEAR_ME);

function tableOf(phrases: readonly string[]): PhraseTable<true> {
  const table = new PhraseTable<true>();
  for (const phrase of phrases) table.add(comparable(phrase), true);
  return table;
}

/** Titles that begin with "hiring", which is otherwise a filler. */
const AFTER_HIRING = /^(manager|coordinator|specialist|executive|partner)s?$/;

/** The keyword as it is. */
export function asTyped(keyword: string): ReadKeyword {
  return { keyword, withWishes: keyword, ranking: { areas: [], degrees: [] }, place: NO_PLACE, wishes: {} };
}

/** Interprets a typed search: extracts place, wishes and fillers from the keyword. */
export function understand(keyword: string): ReadKeyword {
  const pieces = keyword.length > MAX_LENGTH ? null : cut(keyword);
  if (!pieces || pieces.length > MAX_PIECES) return asTyped(keyword);
  const taken = withoutPhrases(pieces);
  const { areas, ...place } = findPlaces(pieces, taken);
  const withWishes = leftOf(keyword, pieces, taken);
  const abroad = place.location ? null : takeAbroad(pieces, taken);
  const { wishes, degrees } = findFacets(pieces, taken, (index) => isFillerWord(pieces[index]!));
  if (abroad) wishes.said = [...new Set([...(wishes.said ?? []), 'abroad', abroadWish(abroad)])];
  // "BPO with cab": what comes with the work only ranks.
  const extras = pieces.flatMap(({ text }, at) =>
    pieces[at - 1]?.text === 'with' && !taken[at] ? text : [],
  );
  takeFillers(pieces, taken);
  const ranking = { areas: [...areas, ...extras], degrees };
  return { keyword: leftOf(keyword, pieces, taken), withWishes, ranking, place, wishes };
}

/** Whether a search asks for jobs where the visitor is ("near me"), and names no place. */
export function asksNearMe(keyword: string): boolean {
  const words = cut(keyword.slice(0, MAX_LENGTH)).map((piece) => piece.words.join(' '));
  return (
    words.some((_, index) => NEAR_ME_PHRASES.longestAt(words, index)) &&
    understand(keyword).place.location === ''
  );
}

/**
 * What remains of a typed place and wishes beside chosen filters: a chosen filter replaces what was typed of its kind (place,
 * job type, pay …), and otherwise only removes jobs from the list that the typed words make.
 */
export function besides({ place, wishes }: Named, isChosen: (filter: keyof JobFilters) => boolean): Named {
  const left = WISHES.filter((wish) => wish in wishes && !isChosen(filterOf(wish)));
  return {
    place: isChosen('location') ? NO_PLACE : place,
    wishes: {
      ...Object.fromEntries(left.map((wish) => [wish, wishes[wish]])),
      ...(wishes.said && { said: wishes.said }),
    },
  };
}

/** An interpreted keyword together with chosen filters. */
export function withChosen(read: ReadKeyword, chosen: JobFilters): Understood {
  const { place, wishes } = besides(read, (filter) => Boolean(chosen[filter]));
  return { keyword: read.keyword, filters: { ...chosen, ...(place.location && place) }, wishes };
}

/** The keyword without taken pieces; exactly as typed if none is taken. */
function leftOf(keyword: string, pieces: readonly Piece[], taken: readonly boolean[]): string {
  return taken.includes(true) ? join(pieces, (index) => !taken[index]) : keyword.trim();
}

/** Marks the pieces of filler phrases. */
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
  // "No target": nobody searches for it. In "no fresher driver" it is the wish, taken already.
  const isDenied = (piece: number) => !taken[piece - 1] && NEGATION.test(pieces[piece - 1]?.text ?? '');
  const fillers = left.filter(
    (piece, index) =>
      (isFillerWord(pieces[piece]!) || isDenied(piece) || isFiller(words, index)) &&
      !beginsName(words, index),
  );
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
  // Punctuation and emoji are not indexed.
  return !/[\p{L}\p{N}]/u.test(text) || FILLER_WORDS.has(words.join(' '));
}

function isFiller(words: readonly string[], index: number): boolean {
  const [before = '', word = '', after = ''] = [words[index - 1], words[index], words[index + 1]];
  if (word === 'hiring') return !AFTER_HIRING.test(after);
  if (word === 'me') return before === 'near';
  if (NEGATION.test(word) && words.length > 1) return true;
  // "12th pass boys", but not "delivery boys"; and the year of "summer internship 2026".
  if (/^(boys?|gents|males?|ladk[eo]n?|लड़कों?|लड़के)$/.test(word))
    return index === 0 || FILLER_WORDS.has(before);
  if (/^20[23]\d$/.test(word)) return true;
  // A branch of engineering, and no customer support executive.
  if (/^(?:cse?|ece|eee)$/.test(word) && /^(?:[bm]tech|be)$/.test(before)) return after !== '';
  // "My qualification is …"
  if (before === 'my' && after === 'is') return true;
  // "Work in Pune", but not "social work" or "work from home".
  return word === 'work' && (index === 0 || FILLER_WORDS.has(before)) && after !== 'from';
}
