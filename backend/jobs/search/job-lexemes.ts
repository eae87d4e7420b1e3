import { htmlToText } from '../../../lib/base/text/html-to-text';
import { indexWords } from '../../../lib/search/terms';
import { withCompoundParts } from '../../../lib/search/known-words';
import { toWords } from '../../../lib/search/normalise';
import type { IndexedJob } from './search';

/**
 * Where in a job a word is looked for. `written`: its title, with words as `toWords` gives them; elsewhere they are as
 * `indexWords` gives them. `key`: title, place, and what its texts list rather than tell ("SQL, Excel"). `name`: of the
 * company and the category, which are no part of `anywhere`.
 */
export type Place = 'written' | 'title' | 'key' | 'name' | 'anywhere';

// A word stands in the index as it is, and once more behind a mark for each place that it is in: one index then answers
// for all of them. Visitors cannot type these private-use letters.
const MARKS: Record<Place, string> = {
  written: '\uE003',
  title: '\uE001',
  key: '\uE002',
  name: '\uE004',
  anywhere: '',
};

/** What stands in the index for a word in a place. */
export const lexemeOf = (word: string, place: Place): string => MARKS[place] + word;

// More words than any advertisement that people read comes near; PostgreSQL's tsvector holds one megabyte.
const MAX_TITLE_WORDS = 500;
const MAX_WORDS = 8_000;

const BETWEEN_ITEMS = /[,;|/•·()\n]+/;
/** A form's label, as in “Shift: night”, says nothing of the job. */
const LABEL = /^[^:]*:/;
const MAX_ITEM_WORDS = 3;

/** A job as the index takes it: its distinct lexemes, and its words as they are written, but for the company's name. */
type JobLexemes = { lexemes: string[]; words: string[] };

/** Splits a job's texts, for every engine alike. */
export function lexemesOf(job: IndexedJob, categoryName: string): JobLexemes {
  const wordsIn = (texts: (string | null)[]) =>
    texts.flatMap((text) => indexWords(text ?? '').slice(0, MAX_TITLE_WORDS));
  const long = [job.description, job.qualification, job.primary_responsibility];
  const texts = [job.job_type, job.workspace, job.notes, ...long.map((html) => htmlToText(html ?? ''))].map(
    (text) => withCompoundParts(text ?? ''),
  );
  const company = toWords(job.company_name ?? '');
  const titles = [job.title, job.title_hi, job.title_kn].map((each) => withCompoundParts(each ?? ''));
  const title = wordsIn(titles);
  const key = [...title, ...wordsIn([job.location]), ...texts.flatMap(listedWords)];
  const names = new Set(company.flatMap(indexWords));
  const told = texts.flatMap(indexWords).filter((word) => !names.has(word));
  const marked = (words: string[], place: Place) => words.map((word) => lexemeOf(word, place));
  return {
    lexemes: [
      ...new Set([
        ...marked(titles.flatMap(toWords).slice(0, MAX_TITLE_WORDS), 'written'),
        ...marked(title, 'title'),
        ...marked([...new Set(key)].slice(0, MAX_WORDS), 'key'),
        ...marked([...names, ...wordsIn([categoryName])], 'name'),
        ...[...new Set([...key, ...told])].slice(0, MAX_WORDS),
      ]),
    ],
    words: [...new Set([...titles, job.location ?? '', ...texts].flatMap(toWords))].filter(
      (word) => !company.includes(word),
    ),
  };
}

/** The words of what a text lists: short parts between commas and the like. */
function listedWords(text: string): string[] {
  return text.split(BETWEEN_ITEMS).flatMap((labelled) => {
    const item = labelled.replace(LABEL, '');
    const words = item.split(/\s+/).filter(Boolean);
    return words.length > 0 && words.length <= MAX_ITEM_WORDS ? indexWords(item) : [];
  });
}
