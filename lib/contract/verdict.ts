import { isRecord } from '../base/is-record';
import { isNothing, saidBy, saysNo, saysYes, wordOf } from './says-no';

export const MESSAGE = /^(?:message|msg|detail)s?$/;
/** Names beside the message of a program that broke. */
const CRASH = /exception|^(?:stack|backtrace|stacktrace|trace)$/;
const MAX_DEPTH = 6;

/**
 * What the body of a 2xx says about a form: yes unless it says no, at any depth. Null if neither: a text that does not
 * affirm, the report of a program that broke, or a message about an error without a verdict.
 */
export function verdictOf(body: unknown): boolean | null {
  // A single word counts as yes unless it denies.
  if (typeof body === 'string')
    return /^(?:0|false|no)$/i.test(body) ? false : saidBy(body) || (isWordOrThanks(body) ? true : null);
  if (saysYes(body)) return true;
  if (isCrash(body)) return null;
  if (saysNo(body) || saysNoWithin(body)) return false;
  return isRecord(body) && !body.id && messagesIn(body).some((text) => saidBy(text) === false) ? null : true;
}

const isWordOrThanks = (text: string) =>
  saidBy(text) === null && /^[\p{L}\p{M}\p{N}_.!-]*$|\bthank/iu.test(text);

/** Whether a program reports where it broke, which is nobody's business. */
export const isCrash = (body: unknown, depth = 0): boolean =>
  typeof body === 'object' &&
  depth < MAX_DEPTH &&
  entriesOf(body).some(
    ([word, value]) => (CRASH.test(word) && !isNothing(value)) || isCrash(value, depth + 1),
  );

/** Whether anything in a list or object says no, or is a validator's errors and nothing else. */
function saysNoWithin(body: unknown, depth = 0): boolean {
  if (typeof body !== 'object' || body === null || depth > MAX_DEPTH) return false;
  const inner = entriesOf(body);
  const isErrors =
    inner.length > 0 && inner.every(([word, value]) => !MESSAGE.test(word) && isComplaints(value));
  if (isErrors || isComplaints(body) || (depth > 0 && isRecord(body) && saysNo(body, true))) return true;
  // The state of a stored row is not the outcome.
  const isRow = 'id' in body && Boolean(body.id);
  return inner.some(([word, value]) => {
    if (typeof value === 'object' || isRow) return saysNoWithin(value, depth + 1);
    // "type": "error", "state": "failed"; "code": 40001.
    if (typeof value === 'string' && /^\w{4,}$/.test(value)) return saidBy(value) === false;
    return /code$/.test(word) && Number(value) >= 400 && !messagesIn(body).some(saidBy);
  });
}

const isComplaints = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((text) => typeof text === 'string' && /\S\s+\S/.test(text) && saidBy(text) !== true);

const entriesOf = (body: object | null) =>
  Object.entries(body ?? {}).map(([name, value]): [string, unknown] => [wordOf(name), value]);
const messagesIn = (body: object) =>
  entriesOf(body).flatMap(([word, value]) =>
    MESSAGE.test(word) && typeof value === 'string' ? [value] : [],
  );
