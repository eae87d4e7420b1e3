import { toWords } from '../../../../lib/shared/search/normalise';

const MAX_WORDS = 12;
const MAX_KEYWORD_LENGTH = 2_000;

/** The distinct words that a visitor asks for, at most 12; none when the keyword holds no letter and no digit. */
export function queryWords(keyword: string): string[] {
  return [...new Set(toWords(keyword.slice(0, MAX_KEYWORD_LENGTH)))].slice(0, MAX_WORDS);
}

/**
 * One word as an FTS5 term. Words match as beginnings ("devel" finds developer), but ASCII words of one or two
 * letters match exactly: "c", "hr" and "go" would otherwise find half of the language.
 */
export function wordTerm(word: string): string {
  return /^[a-z0-9]{1,2}$/.test(word) ? `"${word}"` : `"${word}"*`;
}

/** A word that stands in the index for "is of this category". Its private-use letter cannot be typed by a visitor. */
export function categoryMark(categoryId: number): string {
  return `\uE000${categoryId}`;
}

export type MatchExpressions = {
  /** Over the whole text: every word somewhere. */
  anywhere: string;
  /** Over the head: every word in the title. */
  inTitle: string;
  /** Over the head: every word in title, company, place or category, but not all of them in the title. */
  inHeadOnly: string;
  /** Over the head: both of the above. */
  inHead: string;
};

/** The FTS5 expressions for some words (at least one), within a category or not. */
export function matchExpressions(words: string[], categoryId: number | null): MatchExpressions {
  const all = `(${words.map(wordTerm).join(' AND ')})`;
  const title = `({title} : ${all})`;
  const within = (expression: string) =>
    categoryId === null ? expression : `(${expression} AND "${categoryMark(categoryId)}")`;
  return {
    anywhere: within(all),
    inTitle: within(title),
    inHeadOnly: within(`(${all} NOT ${title})`),
    inHead: within(all),
  };
}
