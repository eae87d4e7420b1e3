import { htmlToText } from '../../base/text/html-to-text';

/** Longer texts are prose without certain facts, and not worth the time. */
const MAX_LENGTH = 20_000;

/** Longer lines, sentences and parts are prose, of which only the beginning counts. */
export const MAX_LINE = 1000;
const MAX_PART = 400;

const BLOCK = /<\/?(?:p|br|li|ul|ol|div|table|tr|dt|dl|h[1-6])\b[^<>]*>/gi;
const CELL = /<(?:td|dd)\b[^<>]*>/gi;

/** The text of untrusted HTML, one line per paragraph, list item or table row ("Age : 21-35 years"). */
export function linesOf(html: string): string {
  if (html.length > MAX_LENGTH) return '';
  const lines = htmlToText(html.replace(BLOCK, '\n').replace(CELL, ': ')).split('\n');
  return lines.map((line) => line.slice(0, MAX_LINE)).join('\n');
}

/** The end of a sentence, but not in "Min. 2 yrs". */
const SENTENCE_END = /[\n;|•·●▪]+|(?<!\b(?:exp|min|max|no|approx|i\.e|e\.g|b|m))[.?]\s+/i;

/** A heading after which everything is optional. */
const WISHES =
  /^\W*(?:preferred|desired|desirable|nice to have|good to have|bonus|added advantage)\b[\w\s]{0,30}\W*$/i;

/**
 * Splits a text into sentences, list items and pieces ("2-4 years · night shift"), with plain dashes and apostrophes, up to
 * a heading of optional items. None is empty.
 */
export function sentencesOf(text: string): string[] {
  const sentences = text
    .slice(0, MAX_LENGTH)
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[‘’`]/g, "'")
    .replace(/\b(year|yr|month)\(s\)/gi, '$1s')
    .split(SENTENCE_END)
    .map((sentence) => trimmed(sentence.slice(0, MAX_LINE)))
    .filter(Boolean);
  const firstWish = sentences.findIndex((sentence) => WISHES.test(sentence));
  return firstWish < 0 ? sentences : sentences.slice(0, firstWish);
}

/** A sentence's parts between commas, brackets and the like. None is empty. */
export function partsOf(sentence: string): string[] {
  return sentence
    .split(/[()[\]{}!]+|,(?!\d)/)
    .map((part) => trimmed(part).slice(0, MAX_PART))
    .filter(Boolean);
}

const trimmed = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/^[\s:\-*"'.]+|[\s:\-*"'.]+$/g, '');
