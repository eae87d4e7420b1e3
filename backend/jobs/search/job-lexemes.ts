import { htmlToText } from '../../../lib/base/text/html-to-text';
import { indexWords } from '../../../lib/search/terms';
import { toWords } from '../../../lib/search/normalise';
import type { IndexedJob } from './search';

/**
 * Where in a job a word is looked for; the head is title, company, place and category. Words are as `indexWords` gives
 * them, for `written` as `toWords` does: the title as it is written.
 */
export type Place = 'written' | 'title' | 'head' | 'anywhere';

// A word stands in the index as it is, and once more behind a mark for each place that it is in: one index then answers
// for all of them. Visitors cannot type these private-use letters.
const MARKS: Record<Place, string> = { written: '\uE003', title: '\uE001', head: '\uE002', anywhere: '' };

/** What stands in the index for a word in a place. */
export const lexemeOf = (word: string, place: Place): string => MARKS[place] + word;

// More words than any advertisement that people read comes near; PostgreSQL's tsvector holds one megabyte.
const MAX_TITLE_WORDS = 500;
const MAX_WORDS = 8_000;

/** A job as the index takes it: its distinct lexemes, and its words as they are written. */
type JobLexemes = { lexemes: string[]; words: string[] };

/** Splits a job's texts, for every engine alike. */
export function lexemesOf(job: IndexedJob, categoryName: string): JobLexemes {
  const head = [job.company_name, job.location, categoryName].map((text) => text ?? '');
  const lines = [job.job_type, job.workspace, job.notes].map((text) => text ?? '');
  const texts = [job.description, job.qualification, job.primary_responsibility].map((text) =>
    htmlToText(text ?? ''),
  );
  const titleWords = indexWords(job.title).slice(0, MAX_TITLE_WORDS);
  const headWords = [...titleWords, ...head.flatMap((text) => indexWords(text).slice(0, MAX_TITLE_WORDS))];
  const all = [...headWords, ...lines.flatMap(indexWords), ...texts.flatMap(indexWords)];
  return {
    lexemes: [
      ...new Set([
        ...toWords(job.title)
          .slice(0, MAX_TITLE_WORDS)
          .map((word) => lexemeOf(word, 'written')),
        ...titleWords.map((word) => lexemeOf(word, 'title')),
        ...headWords.map((word) => lexemeOf(word, 'head')),
        ...[...new Set(all)].slice(0, MAX_WORDS),
      ]),
    ],
    words: [...new Set([job.title, ...head, ...lines, ...texts].flatMap(toWords))],
  };
}
