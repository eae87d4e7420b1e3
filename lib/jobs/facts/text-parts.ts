import { htmlToText } from '../../base/text/html-to-text';

/** Longer texts are prose in which nothing is certain, and are not worth the time. */
const MAX_LENGTH = 20_000;

/** Longer parts are prose: what it names first counts. */
const MAX_PART = 400;

const BLOCK = /<\/?(?:p|br|li|ul|ol|div|table|tr|dt|dl|h[1-6])\b[^<>]*>/gi;
const CELL = /<(?:td|dd)\b[^<>]*>/gi;

/** The text of untrusted HTML, a line for each paragraph, item of a list or row of a table ("Age : 21-35 years"). */
export function linesOf(html: string): string {
  return html.length > MAX_LENGTH ? '' : htmlToText(html.replace(BLOCK, '\n').replace(CELL, ': '));
}

/** The end of a sentence, but not of "Min. 2 yrs". */
const SENTENCE_END = /[\n;|•·●▪]+|(?<!\b(?:exp|min|max|no|approx|i\.e|e\.g|b|m))[.?]\s+/i;

/** What follows such a heading is only wished for. */
const WISHES =
  /^\W*(?:preferred|desired|desirable|nice to have|good to have|bonus|added advantage)\b[\w\s]{0,30}\W*$/i;

/**
 * The sentences, items and pieces of a text ("2-4 years · night shift"), with plain dashes and apostrophes, up to a
 * heading of wishes; none is empty.
 */
export function sentencesOf(text: string): string[] {
  const sentences = text
    .slice(0, MAX_LENGTH)
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[‘’`]/g, "'")
    .replace(/\b(year|yr|month)\(s\)/gi, '$1s')
    .split(SENTENCE_END)
    .map(trimmed)
    .filter(Boolean);
  const wishes = sentences.findIndex((sentence) => WISHES.test(sentence));
  return wishes < 0 ? sentences : sentences.slice(0, wishes);
}

/** A sentence's parts between commas, brackets and the like, none empty. */
export function partsOf(sentence: string): string[] {
  return sentence
    .split(/[()[\]{}!]+|,(?!\d)/)
    .map((part) => trimmed(part).slice(0, MAX_PART))
    .filter(Boolean);
}

function trimmed(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^[\s:\-*"'.]+|[\s:\-*"'.]+$/g, '');
}
