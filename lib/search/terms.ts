import { createHash } from 'node:crypto';
import { distance } from 'fastest-levenshtein';
import { CORRECTABLE, MEANINGFUL } from './known-words';
import { isRole, singular, STOP_WORDS } from './heads';
import { FAMILIES, SYNONYMS } from './lexicon/families';
import { LEVELS, ROLES } from './lexicon/roles';
import { SPELLINGS } from './lexicon/spellings';
import { TRANSLATIONS } from './lexicon/translations';
import { WHOLE_WORDS } from './lexicon/whole-words';
import { toWords } from './normalise';
import { PhraseTable } from './phrase-table';
import { type Alternative, beginsName, relatedTitles } from './related';
import { isWhole, stem } from './stem';

/** Increment when the rules below or in stem.ts change the index's content. */
const RULES_VERSION = 12;

/** Hash of everything that determines an index's words: an index of another version must be rebuilt. */
export const LEXICON_VERSION = createHash('sha256')
  .update(JSON.stringify([RULES_VERSION, SPELLINGS, TRANSLATIONS, WHOLE_WORDS, ROLES]))
  .digest('hex')
  .slice(0, 12);

const MAX_TERMS = 12;
const MAX_KEYWORD_LENGTH = 2_000;
const MAX_FIELD = 4;
const NO_RANKING: Ranking = { areas: [], degrees: [] };

const VARIANTS = new PhraseTable<string[]>();
for (const [target, variants] of [...Object.entries(SPELLINGS), ...Object.entries(TRANSLATIONS)])
  for (const variant of variants.split(', ')) VARIANTS.add(toWords(variant), target.split(' '));

const LEVEL_WORDS = new Set(LEVELS.flatMap((word) => toWords(word).map(stem)));
const wordsOf = (label: string): string[] => telling(toWords(label)).map(({ word }) => word);
const RELATED = relatedTitles(wordsOf, headWord);
/** Without developers, who have as many other names. */
const TRADES = new Set(
  [...SYNONYMS, ...FAMILIES]
    .flat()
    .filter((title) => !title.endsWith('developer'))
    .map((title) => wordsOf(title).join(' ')),
);

/** Whether an index word only states a job's level. */
export const isLevelWord = (word: string): boolean => LEVEL_WORDS.has(word);

/** The index words of a text, in order: canonical words in place of spellings and translations, stemmed. */
export function indexWords(text: string): string[] {
  return unitsOf(toWords(text)).map(({ word }) => word);
}

/** The last word of a phrase for the index of heads: unstemmed, as "accounting" is no accountant, in the singular. */
export function headWord(phrase: string): string {
  return singular(unitsOf(toWords(phrase)).at(-1)?.plain ?? '');
}

/** The stems of roles of one word. */
const ROLE_STEMS = new Set([...SYNONYMS, ...FAMILIES].flat().filter(isRole).map(stem));

/** Whether a word is no role but has the stem of one. */
const isWorkOfRole = ({ word, plain }: Unit): boolean => ROLE_STEMS.has(word) && !isRole(singular(plain));

/** The role that a label or search ends in, as a property. */
function roleIn(text: string): { role?: string } {
  const role = meantRole(headWord(text));
  return isRole(role) && !isLevelWord(stem(role)) ? { role } : {};
}

/** The lexicon's roles by their stems: a misspelling with the same stem, like "accountent", is not corrected. */
const ROLES_BY_STEM = new Map(
  CORRECTABLE.filter((word) => isRole(word) && word === singular(word)).map((word) => [stem(word), word]),
);

function meantRole(role: string): string {
  const meant = MEANINGFUL.has(role) ? undefined : ROLES_BY_STEM.get(stem(role));
  return meant && distance(role, meant) === 1 ? meant : role;
}

/** A part of a search that is looked up as a unit. */
export type SearchTerm = {
  /** As the visitor wrote it. */
  typed: string;
  /** Index words that must all occur in a job. */
  words: string[];
  /** The last word unstemmed, if it may be only the beginning of one. */
  lastPrefix?: string;
  /** Alternatives to show as well, the closest first, at most 8. */
  alternatives: Alternative[];
  /** If its last word may name who does a job: that word as `headWord` gives it. */
  role?: string;
  /** The lexicon knows what it means. */
  isKnown?: true;
  /** It is a trade of the lexicon's. */
  isTrade?: true;
  /** It only ranks jobs: it is an area of a city, or a degree beside other words for the work. */
  ranks?: keyof Ranking;
};

/** An index word of a search, unstemmed too, and the range of typed words that it comes from; `end` is exclusive. */
type Unit = { word: string; plain: string; start: number; end: number };

/** Phrases of a search that become separate terms. */
export type Ranking = { areas: readonly string[]; degrees: readonly string[] };

/** The distinct terms of a search, at most 12. Drops meaningless words, unless there are no others. */
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
    const related = RELATED.longestAt(words, index);
    // "Business development" is no developer.
    const isOther = related?.length === 1 && index > 0 && isWorkOfRole(units[index]!);
    const known = isOther ? null : related;
    const ranking = phrases.longestAt(words, index);
    const length = ranking?.length ?? known?.length ?? 1;
    const [first, last] = [units[index]!, units[index + length - 1]!];
    const word = typed[last.start]!.word;
    const term: SearchTerm = {
      typed: typedText(typed, first.start, last.end),
      words: words.slice(index, index + length),
      alternatives: known?.length === length ? known.value : [],
      ...(known && { isKnown: true }),
      ...(TRADES.has(words.slice(index, index + length).join(' ')) && { isTrade: true }),
      ...(ranking && { ranks: ranking.value }),
      ...roleIn(last.plain),
    };
    // "B.Tech CSE": the degree's subject, not customer support.
    if (previous === 'degrees' && term.typed.length <= MAX_FIELD) term.alternatives = [];
    previous = ranking?.value;
    index += length;
    const isLast = index === units.length && last.end - last.start === 1;
    if (isLast && !known && !ranking && mayBeBeginning(word)) term.lastPrefix = word;
    const key = term.words.join(' ');
    if (!terms.has(key)) terms.set(key, term);
  }
  return [...terms.values()];
}

/** Drops meaningless words, unless there are no others. */
function telling(words: readonly string[]): Unit[] {
  const units = unitsOf(words);
  const kept = units.filter(
    ({ start, end }) => end - start > 1 || !STOP_WORDS.has(words[start]!) || beginsName(words, start),
  );
  return kept.length > 0 ? kept : units;
}

function unitsOf(words: readonly string[]): Unit[] {
  const units: Unit[] = [];
  for (let start = 0; start < words.length;) {
    const variant = VARIANTS.longestAt(words, start);
    const end = start + (variant?.length ?? 1);
    for (const plain of variant?.value ?? [words[start]!])
      units.push({ word: stem(plain), plain, start, end });
    start = end;
  }
  return units;
}

/** One or two ASCII letters would match half of the language. */
function mayBeBeginning(word: string): boolean {
  return !/^[a-z0-9]{1,2}$|^\d+$/.test(word) && !isWhole(word) && !VARIANTS.get([word]);
}

/** A typed word in normalised form, and the whitespace-delimited chunk that contains it. */
type TypedWord = { word: string; chunk: string; isWholeChunk: boolean };

function typedWords(keyword: string): TypedWord[] {
  return keyword.split(/\s+/).flatMap((chunk) => {
    const words = toWords(chunk);
    return words.map((word) => ({ word, chunk, isWholeChunk: words.length === 1 }));
  });
}

/** "C++" for the word "cplusplus"; for "java/python", only the word. */
function typedText(typed: readonly TypedWord[], start: number, end: number): string {
  return typed
    .slice(start, end)
    .map(({ word, chunk, isWholeChunk }) => (isWholeChunk ? withoutPunctuation(chunk) : word))
    .join(' ');
}

export function withoutPunctuation(chunk: string): string {
  return chunk.replace(/^[^\p{L}\p{N}.]+|(?<![^\p{L}\p{M}\p{N}+#])[^\p{L}\p{M}\p{N}+#]+$/gu, '');
}
