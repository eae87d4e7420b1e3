import { createHash } from 'node:crypto';
import { FILLERS } from './lexicon/fillers';
import { LEVELS } from './lexicon/levels';
import { SPELLINGS } from './lexicon/spellings';
import { TRANSLATIONS } from './lexicon/translations';
import { WHOLE_WORDS } from './lexicon/whole-words';
import { toWords } from './normalise';
import { PhraseTable } from './phrase-table';
import { type Alternative, relatedTitles } from './related';
import { isWhole, stem } from './stem';

/** Raised when the rules below or in stem.ts change what the index holds. */
const RULES_VERSION = 2;

/** Changes with whatever decides which words an index holds: an index of another version must be made anew. */
export const LEXICON_VERSION = createHash('sha256')
  .update(JSON.stringify([RULES_VERSION, SPELLINGS, TRANSLATIONS, WHOLE_WORDS]))
  .digest('hex')
  .slice(0, 12);

const MAX_TERMS = 12;
const MAX_KEYWORD_LENGTH = 2_000;
const MAX_FIELD = 4;
const NO_RANKING: Ranking = { areas: [], degrees: [] };

const VARIANTS = new PhraseTable<string[]>();
for (const [target, variants] of [...Object.entries(SPELLINGS), ...Object.entries(TRANSLATIONS)])
  for (const variant of variants.split(', ')) VARIANTS.add(toWords(variant), target.split(' ').map(stem));

const LEVEL_WORDS = new Set(LEVELS.flatMap((word) => toWords(word).map(stem)));
const STOP_WORDS = new Set(FILLERS.flatMap(toWords));
const RELATED = relatedTitles((label) => telling(toWords(label)).map(({ word }) => word));

/** Whether an index word says only how high a job is. */
export const isLevelWord = (word: string): boolean => LEVEL_WORDS.has(word);

/**
 * The words of a text for the index, in order: spellings and translations replaced by the one word for the thing, and
 * stemmed.
 */
export function indexWords(text: string): string[] {
  return unitsOf(toWords(text)).map(({ word }) => word);
}

/** A part of a search that is looked up as one. */
export type SearchTerm = {
  /** As the visitor wrote it. */
  typed: string;
  /** Index words that must all stand in a job. */
  words: string[];
  /** If the last of the words may be only the beginning of one, that beginning, not stemmed. */
  lastPrefix?: string;
  /** What is shown as well, the nearest first, at most 8. */
  alternatives: Alternative[];
  /** It only ranks jobs: it names a part of a city, or a degree where other words name the work. */
  ranks?: keyof Ranking;
};

/** A word of a search: its index word, and which of the typed words it comes from; `end` is exclusive. */
type Unit = { word: string; start: number; end: number };

/** Phrases of a search that are terms of their own. */
export type Ranking = { areas: readonly string[]; degrees: readonly string[] };

/** The distinct terms of a search, at most 12. Words that say nothing are left out, unless there are no others. */
export function searchTerms(keyword: string, { areas, degrees }: Ranking = NO_RANKING): SearchTerm[] {
  const phrases = new PhraseTable<keyof Ranking>();
  for (const area of areas) phrases.add(indexWords(area), 'areas');
  for (const degree of degrees) phrases.add(indexWords(degree), 'degrees');
  let previous: keyof Ranking | undefined;
  const typed = typedWords(keyword.slice(0, MAX_KEYWORD_LENGTH));
  const units = telling(typed.map(({ word }) => word));
  const words = units.map(({ word }) => word);
  const terms = new Map<string, SearchTerm>();
  for (let index = 0; index < units.length && terms.size < MAX_TERMS;) {
    const known = RELATED.longestAt(words, index);
    const ranking = phrases.longestAt(words, index);
    const length = ranking?.length ?? known?.length ?? 1;
    const [first, last] = [units[index]!, units[index + length - 1]!];
    const term: SearchTerm = {
      typed: typedText(typed, first.start, last.end),
      words: words.slice(index, index + length),
      alternatives: known?.length === length ? known.value : [],
      ...(ranking && { ranks: ranking.value }),
    };
    // "B.Tech CSE": the degree's field, not customer support.
    if (previous === 'degrees' && term.typed.length <= MAX_FIELD) term.alternatives = [];
    previous = ranking?.value;
    index += length;
    const isLast = index === units.length && last.end - last.start === 1;
    const word = typed[last.start]!.word;
    if (isLast && !known && !ranking && mayBeBeginning(word)) term.lastPrefix = word;
    const key = term.words.join(' ');
    if (!terms.has(key)) terms.set(key, term);
  }
  return [...terms.values()];
}

/** Without the words that say nothing, unless there are no others. */
function telling(words: readonly string[]): Unit[] {
  const units = unitsOf(words);
  const kept = units.filter(({ start, end }) => end - start > 1 || !STOP_WORDS.has(words[start]!));
  return kept.length > 0 ? kept : units;
}

function unitsOf(words: readonly string[]): Unit[] {
  const units: Unit[] = [];
  for (let start = 0; start < words.length;) {
    const variant = VARIANTS.longestAt(words, start);
    const end = start + (variant?.length ?? 1);
    for (const word of variant?.value ?? [stem(words[start]!)]) units.push({ word, start, end });
    start = end;
  }
  return units;
}

/** ASCII words of one or two letters would begin half of the language. */
function mayBeBeginning(word: string): boolean {
  return !/^[a-z0-9]{1,2}$|^\d+$/.test(word) && !isWhole(word) && !VARIANTS.get([word]);
}

/** A typed word as the index has it, and the text without spaces that it is part of. */
type TypedWord = { word: string; chunk: string; isWholeChunk: boolean };

function typedWords(keyword: string): TypedWord[] {
  return keyword.split(/\s+/).flatMap((chunk) => {
    const words = toWords(chunk);
    return words.map((word) => ({ word, chunk, isWholeChunk: words.length === 1 }));
  });
}

/** "C++" for the word "cplusplus"; of "java/python", the word alone. */
function typedText(typed: readonly TypedWord[], start: number, end: number): string {
  return typed
    .slice(start, end)
    .map(({ word, chunk, isWholeChunk }) => (isWholeChunk ? withoutPunctuation(chunk) : word))
    .join(' ');
}

function withoutPunctuation(chunk: string): string {
  return chunk.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{M}\p{N}+#]+$/gu, '');
}
