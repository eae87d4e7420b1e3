import { toWords } from '../../../lib/search/normalise';
import { indexWords, type SearchTerm } from '../../../lib/search/terms';
import type { Sql } from '../../store/database';
import type { Correction } from '../jobs';
import { allowedEdits, closestWords } from './closest-word';
import { wordsBeginningWith, wordsLike } from './known-words';
import type { Matcher } from './matcher';

/** The terms that are searched for, and how they differ from what was typed. */
type MeantTerms = { terms: SearchTerm[]; corrections: Correction[] };

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
  for (const term of typed) {
    const word = onlyWord(term);
    const jobs = word === null ? Infinity : (await matcher.count(term.words))[0]!;
    if (word === null || jobs > FEW) {
      terms.push(term);
      continue;
    }
    const completed = jobs === 0 && term.lastPrefix ? await completions(sql, matcher, term) : null;
    const others = typed.filter((other) => other !== term).flatMap((other) => other.words);
    const better = completed ? null : await nearest(sql, matcher, { word, jobs, others });
    if (better !== null) corrections.push({ from: term.typed, to: better });
    terms.push(
      completed ??
        (better === null
          ? term
          : { ...term, typed: better, words: indexWords(better), core: indexWords(better) }),
    );
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
async function completions(sql: Sql, matcher: Matcher, term: SearchTerm): Promise<SearchTerm | null> {
  const word = term.lastPrefix ?? '';
  if ([...word].length < MIN_BEGINNING) return null;
  const stems = [...new Set((await wordsBeginningWith(sql, word)).flatMap(indexWords))];
  const counts = await matcher.count(stems, 'head');
  const found = stems.filter((_, index) => counts[index]! > 0);
  // Alternatives without a label: they are what was typed, not another word.
  return found.length === 0
    ? null
    : { ...term, alternatives: found.map((stem) => ({ label: '', words: [stem], same: true })) };
}

/** A word that is in so few jobs, and the index words that it stands beside. */
type Doubtful = { word: string; jobs: number; others: string[] };

/** The word that was probably meant; null where none is near. */
async function nearest(sql: Sql, matcher: Matcher, { word, jobs, others }: Doubtful): Promise<string | null> {
  const edits = jobs === 0 ? allowedEdits(word) : Math.min(1, allowedEdits(word));
  if (edits === 0) return null;
  const near = closestWords(word, await wordsLike(sql, word, edits), edits).slice(0, MAX_COUNTED);
  const stems = near.map((other) => indexWords(other)[0] ?? other);
  const counts = await matcher.count(stems);
  const beside = await Promise.all(stems.map((stem) => matcher.countAll([stem, ...others], 'head')));
  const candidates = near
    .map((other, index) => ({ other, jobs: counts[index]!, beside: beside[index]! }))
    // Words are never forgotten: the only job that held one may be closed.
    .filter((candidate) => candidate.jobs > 0 && candidate.jobs >= jobs * TIMES_MORE);
  // People seldom mistype the first letter; and "jave developer" is about Java, although more jobs "have" something.
  const best = candidates.sort(
    (a, b) =>
      Number(b.other[0] === word[0]) - Number(a.other[0] === word[0]) ||
      b.beside - a.beside ||
      b.jobs - a.jobs,
  )[0];
  return best?.other ?? null;
}
