import { isRecord } from '../base/is-record';
import { isNothing, isStoredRow, saidBy, saysNo, saysYes, wordOf } from './says-no';

const MAX_DEPTH = 6;
export const MESSAGE = /^(?:message|msg|detail)s?$/;
/** Names beside the message of a program that broke. */
const CRASH = /exception|^(?:stack|backtrace|stacktrace|trace)$/;

/**
 * What the body of a 2xx says about a form: yes unless it says no, at any depth. Null if neither: a text that does not
 * affirm, the report of a program that broke, or a message about an error without a verdict.
 */
export function verdictOf(body: unknown): boolean | null {
  if (typeof body === 'string') return verdictOfText(body);
  if (saysYes(body)) return true;
  if (isCrash(body)) return null;
  if (saysNo(body) || saysNoWithin(body)) return false;
  const isRow = isRecord(body) && Boolean(body.id);
  return !isRow && messagesIn(body).some((text) => saidBy(text) === false) ? null : true;
}

/** Of a text, in which a single word counts as yes unless it denies. */
function verdictOfText(text: string): boolean | null {
  if (/^(?:0|false|no)$/i.test(text)) return false;
  const said = saidBy(text);
  return said || (said === null && /^[\p{L}\p{M}\p{N}_.!-]*$|\bthank/iu.test(text)) || null;
}

/** Whether a program reports where it broke, which is nobody's business. */
export const isCrash = (body: unknown, depth = 0): boolean =>
  typeof body === 'object' &&
  Object.entries(body ?? {}).some(
    ([name, value]) =>
      (CRASH.test(wordOf(name)) && !isNothing(value)) || (depth < MAX_DEPTH && isCrash(value, depth + 1)),
  );

/** Whether anything in a list or object says no, or is a validator's errors and nothing else. */
function saysNoWithin(body: unknown, depth = 0): boolean {
  if (typeof body !== 'object' || body === null || depth > MAX_DEPTH) return false;
  const inner = Object.entries(body);
  if (isComplaints(body) || (inner.length > 0 && inner.every(isFieldsErrors))) return true;
  if (depth > 0 && isRecord(body) && saysNo(body, true)) return true;
  return inner.some(([name, value]) => {
    if (typeof value === 'object') return saysNoWithin(value, depth + 1);
    // The state of a stored row is not the outcome.
    if ('id' in body && body.id) return false;
    // "type": "error", "state": "failed"; "code": 40001.
    if (typeof value === 'string' && /^\w+$/.test(value)) return saidBy(value) === false && value.length > 3;
    return /code$/i.test(name) && Number(value) >= 400 && !messagesIn(body).some(saidBy);
  });
}

const isComplaints = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((text) => typeof text === 'string' && /\S\s+\S/.test(text) && saidBy(text) !== true);
const isFieldsErrors = ([name, value]: [string, unknown]) =>
  isComplaints(value) && !MESSAGE.test(wordOf(name));

const messagesIn = (body: unknown) =>
  Object.entries(body ?? {}).flatMap(([name, value]) =>
    MESSAGE.test(wordOf(name)) && typeof value === 'string' ? [value] : [],
  );
