import { categoryMark } from './match-expression';

// Words stand in the index as they are, and once more behind a mark when they are in the head or in the title: one
// index then answers all three without a look at the rows. Visitors cannot type these private-use letters.
const IN_TITLE = '\uE001';
const IN_HEAD = '\uE002';

/** The lexemes of a job, from its words and their stems. A title matches as it is written, the rest by stems too. */
export function lexemesOf(
  { title, head, all, categoryId }: { title: string[]; head: string[]; all: string[]; categoryId: number },
  stems: ReadonlyMap<string, string>,
): string[] {
  const withStems = (words: string[]) => words.flatMap((word) => [word, stems.get(word) ?? word]);
  return [
    ...new Set([
      categoryMark(categoryId),
      ...title.map((word) => IN_TITLE + word),
      ...withStems(head).map((word) => IN_HEAD + word),
      ...withStems(all),
    ]),
  ];
}

/**
 * A job's head as the text of a tsvector: the words with weights A (title) to C (category) at their positions, their
 * stems with D, and the category.
 */
export function headVector(
  parts: string[][],
  categoryId: number,
  stems: ReadonlyMap<string, string>,
): string {
  const weights = ['A', 'B', 'B', 'C'];
  const entries = parts.flatMap((words, part) => words.map((word) => ({ word, weight: weights[part] })));
  const lexemes = entries.flatMap(({ word, weight }, index) => {
    const stem = stems.get(word);
    const own = `${word}:${index + 1}${weight}`;
    return stem === undefined ? [own] : [own, `${stem}:${index + 1}D`];
  });
  return [categoryMark(categoryId), ...lexemes].join(' ');
}

/** The tsqueries of one question: over job_texts.words, and the same over job_heads.head. */
export type Term = { text: string; head: string };

export type SearchTerms = {
  /** Every word somewhere; over job_texts alone. */
  anywhere: string;
  /** Every word in the title. */
  inTitle: Term;
  /** Every word in title, company, place or category, but not all of them in the title. */
  inHeadOnly: Term;
  /** Every word somewhere, but not all of them in the head; over job_texts alone. */
  inTextOnly: string;
  /** What ranks a head. */
  rank: string;
};

/** The terms for some words (at least one), within a category or not. */
export function searchTerms(
  words: string[],
  stems: ReadonlyMap<string, string>,
  categoryId: number | null,
): SearchTerms {
  const within = categoryId === null ? '' : ` & '${categoryMark(categoryId)}'`;
  const every = (place: Place, known?: ReadonlyMap<string, string>) =>
    `(${words.map((word) => wordTerm(word, place, known?.get(word))).join(' & ')})`;
  const anywhere = every({}, stems);
  const title = { text: every({ mark: IN_TITLE }), head: every({ weight: 'A' }) };
  const head = { text: every({ mark: IN_HEAD }, stems), head: anywhere };
  return {
    anywhere: anywhere + within,
    inTitle: { text: title.text + within, head: title.head + within },
    inHeadOnly: {
      text: `${head.text} & !${title.text}${within}`,
      head: `${head.head} & !${title.head}${within}`,
    },
    inTextOnly: `${anywhere} & !${head.text}${within}`,
    rank: anywhere,
  };
}

/** One word as a term over job_texts.words, wherever it stands. */
export function anywhereTerm(word: string, stem?: string): string {
  return wordTerm(word, {}, stem);
}

type Place = { mark?: string; weight?: string };

// Words match as beginnings; ASCII words of one or two letters match exactly, as in match-expression.ts.
function wordTerm(word: string, { mark = '', weight = '' }: Place, stem?: string): string {
  if (/^[a-z0-9]{1,2}$/.test(word)) return `'${mark}${word}'${weight && `:${weight}`}`;
  const beginning = `'${mark}${word}':*${weight}`;
  return stem === undefined || stem.startsWith(word) ? beginning : `(${beginning} | '${mark}${stem}')`;
}
