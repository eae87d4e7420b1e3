import { toWords } from '../../../../lib/shared/search/normalise';
import { indexWords, type SearchTerm } from '../../../../lib/shared/search/terms';
import type { Sql } from '../../database';
import type { Correction } from '../jobs';
import { allowedEdits, closestWords } from './closest-word';
import { wordsBeginningWith, wordsLike } from './known-words';
import type { Matcher } from './matcher';

/** The terms that are searched for, and how they differ from what was typed. */
export type MeantTerms = { terms: SearchTerm[]; corrections: Correction[] };

const MAX_COUNTED = 20;
/** A word in so few jobs is taken for a mistake where a near one is in so many times more. */
const FEW = 5;
const TIMES_MORE = 40;
const MIN_BEGINNING = 3;

/**
 * Reads words that are in no job as the known words that are nearest, and the last one as the beginning of a word where
 * there is such a word in a job. Words in few jobs are read as a near one that is in many.
 */
export async function meantTerms(sql: Sql, matcher: Matcher, typed: SearchTerm[]): Promise<MeantTerms> {
  const corrections: Correction[] = [];
  const terms: SearchTerm[] = [];
  for (const [index, term] of typed.entries()) {
    const word = onlyWord(term);
    const jobs = word === null ? Infinity : (await matcher.count(term.words))[0]!;
    if (word === null || jobs > FEW) {
      terms.push(term);
      continue;
    }
    const completed = jobs === 0 && index === typed.length - 1 ? await completions(sql, matcher, word) : null;
    const better = completed ? null : await nearest(sql, matcher, word, jobs);
    if (better !== null) corrections.push({ from: term.typed, to: better });
    terms.push(completed ?? (better === null ? term : { ...term, typed: better, words: indexWords(better) }));
  }
  return { terms, corrections };
}

/** The word of a term that is a single unknown word; phrases and words of the lexicon are never mistyped. */
function onlyWord({ typed, words, alternatives }: SearchTerm): string | null {
  const [word, ...others] = toWords(typed);
  return word !== undefined && others.length === 0 && words.length === 1 && alternatives.length === 0
    ? word
    : null;
}

/** "devel" as any of the words in titles and heads that begin so. */
async function completions(sql: Sql, matcher: Matcher, word: string): Promise<SearchTerm | null> {
  if ([...word].length < MIN_BEGINNING) return null;
  const stems = [...new Set((await wordsBeginningWith(sql, word)).flatMap(indexWords))];
  const counts = await matcher.count(stems, 'head');
  const found = stems.filter((_, index) => counts[index]! > 0);
  // Alternatives without a label: they are what was typed, not another word.
  return found.length === 0
    ? null
    : { typed: word, words: [word], alternatives: found.map((stem) => ({ label: '', words: [stem] })) };
}

async function nearest(sql: Sql, matcher: Matcher, word: string, jobs: number): Promise<string | null> {
  const edits = jobs === 0 ? allowedEdits(word) : Math.min(1, allowedEdits(word));
  if (edits === 0) return null;
  const near = closestWords(word, await wordsLike(sql, word, edits), edits).slice(0, MAX_COUNTED);
  const counts = await matcher.count(near.map((other) => indexWords(other)[0] ?? other));
  // Words are never forgotten: the only job that held one may be closed.
  const best = near
    .map((other, index) => ({ other, jobs: counts[index] ?? 0 }))
    .reduce((most, next) => (next.jobs > most.jobs ? next : most), { other: word, jobs: 0 });
  return best.jobs > 0 && best.jobs >= jobs * TIMES_MORE ? best.other : null;
}
