import { isRecord } from '../base/is-record';
import { hasRowId, saidBy, saysNo, saysYes, wordOf } from './says-no';

export const MESSAGE = /^(?:message|msg|detail)s?$/;
export const MAX_DEPTH = 6;
const WORD_OR_THANKS = /^[\p{L}\p{M}\p{N}_.!-]*$|\bthank/iu;

/**
 * What the body of a 2xx says about a form: yes unless it says no, at any depth. Null if neither: a text of several words
 * that does not affirm, the report of a program that broke, or a message about an error without a verdict.
 */
export function verdictOf(body: unknown): boolean | null {
  if (typeof body === 'string' && !/^(?:0|false|no)$/i.test(body))
    return saidBy(body) === false ? null : saidBy(body) || WORD_OR_THANKS.test(body) || null;
  if (saysYes(body)) return true;
  if (isCrash(body)) return null;
  if (saysNo(body) || saysNoWithin(body)) return false;
  return isRecord(body) && !hasRowId(body) && messagesIn(body).some((text) => saidBy(text) === false)
    ? null
    : true;
}

/** Whether a program reports where it broke, which is nobody's business. */
export const isCrash = (body: unknown): boolean =>
  /"\w{0,40}(?:exception\w{0,40}|stack|trace)":(?:"[^"]|\[[^\]]|\{[^}])/i.test(JSON.stringify(body) ?? '');

/** Whether anything in a list or object says no, or is a validator's errors and nothing else. */
function saysNoWithin(body: unknown, depth = 0): boolean {
  if (typeof body !== 'object' || body === null || depth > MAX_DEPTH) return false;
  const inner = entriesOf(body);
  const isErrors =
    inner.length > 0 && inner.every(([word, value]) => !MESSAGE.test(word) && isComplaints(value));
  if (isErrors || isComplaints(body) || (depth > 0 && isRecord(body) && saysNo(body, true))) return true;
  // The state of a stored row is not the outcome.
  const isRow = hasRowId(body);
  return inner.some(([word, value]) => {
    if (typeof value === 'object' || isRow) return saysNoWithin(value, depth + 1);
    // "type": "error", "state": "failed"; "code": 40001.
    if (word !== 'id' && typeof value === 'string' && /^\w{4,}$/.test(value)) return saidBy(value) === false;
    return /code$/.test(word) && Number(value) >= 400 && !messagesIn(body).some(saidBy);
  });
}

// Single words are codes.
export const isSentence = (value: unknown): value is string =>
  typeof value === 'string' && /\S\s+\S/.test(value);

const isComplaints = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((text) => isSentence(text) && saidBy(text) !== true);

const entriesOf = (body: object) =>
  Object.entries(body).map(([name, value]): [string, unknown] => [wordOf(name), value]);
const messagesIn = (body: object) =>
  entriesOf(body).flatMap(([word, value]) => (MESSAGE.test(word) ? [String(value)] : []));
