import { isRecord } from '../base/is-record';

/*
 * Interprets answers of any API: "A 2xx is success unless its body says explicitly that it is not." Names and values are
 * matched as words, so that `is_success`, `statusCode` and `validation_errors` need no special case.
 */

const DONE = 'ok(?:ay)?|success(?:ful(?:ly)?)?|succeeded|done|sent|saved|stored|created|accepted|received';
/** Names for the outcome of a call, and those of errors. Without "is", "_" and capitals. */
const VERDICT = new RegExp(`^(?:${DONE}|status|result|outcome|response|meta|header)$`);
const CODE = /^(?:http|response|result)?(?:status)?(?:code)?$/;
const FAILURE = /^err|error|fail|fault|exception|invalid|violation|denied|reject/;

const AFFIRMED = new RegExp(`\\b(?:${DONE}|submitted|registered|recorded|added)\\b`);
const NO_ALONE = /^(?:f(?:alse)?|no?|off|n?ko|nok|nack|[45]\d\d\b.*)$/;
const FAILED =
  /\b(?:err(?:or)?s?|fail(?:s|ed|ures?|ing)?|fatal|fault|exception|time(?:d )?out|un(?:success|auth|process|avail|able)\w*|invalid|reject(?:ed)?|refused?|denied|declined|forbidden|abort(?:ed)?|cancell?ed)\b/;
const NEGATIVE = /\b(?:no|not|bad|closed|inactive|expired|gone|missing|maintenance)\b/;
const NO_ERROR = /\b(?:no|without|0) (?:err|fail)\w*/g;
/** In longer texts a negative word need not be the verdict. */
const MAX_VERDICT = 40;

/** What a text says: a sentence that affirms without denying counts most ("Not a duplicate. Stored."); null if neither. */
export function saidBy(text: string): boolean | null {
  const words = text.trim().toLowerCase().replace(/[_-]+/g, ' ').replace(NO_ERROR, 'ok');
  const affirms = (part: string) => AFFIRMED.test(part) && !FAILED.test(part) && !NEGATIVE.test(part);
  if (words.split(/[.!;]\s/).some(affirms)) return true;
  const denies = FAILED.test(words) || (words.length <= MAX_VERDICT && NEGATIVE.test(words));
  return NO_ALONE.test(words) || denies ? false : null;
}

/** The meaning of a flag or status: yes, no, or null if it has none. */
export function meaningOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim();
  if (text === '' || text.toLowerCase() === 'null') return null;
  if (!/^-?[\d.]+$/.test(text)) return saidBy(text) !== false;
  return Number(text) > 0 && !isErrorStatus(Number(text));
}

/** Whether the body of a 2xx explicitly reports failure. Anything else, including an empty body, does not. */
export function saysNo(body: unknown, isWithin = false): boolean {
  if (!isRecord(body)) return meaningOf(body) === false;
  // A stored row returned as is: its status is a business state, not the outcome.
  const isRow = isWithin ? hasRowId(body) : isStoredRow(body);
  return Object.entries(body).some(([name, value]) => {
    const word = wordOf(name);
    if (FAILURE.test(word)) return !isNothing(value);
    if (isRow) return false;
    if (VERDICT.test(word)) return isRecord(value) ? saysNo(value, true) : meaningOf(value) === false;
    // APIs disagree on whether the code 0 means success.
    return CODE.test(word) && meaningOf(value) === false && Number(value) !== 0;
  });
}

/** Whether it explicitly reports success. */
export const saysYes = (body: unknown): boolean =>
  isRecord(body) &&
  !saysNo(body) &&
  Object.entries(body).some(([name, value]) => VERDICT.test(wordOf(name)) && meaningOf(value) === true);

/** Whether an answer is a stored row returned as is, which contains no message for the caller. */
export const isStoredRow = (body: object): boolean =>
  hasRowId(body) && Object.keys(body).some((name) => /^created/i.test(name));

/** Whether its id is a row's: a word without digits is a code, as in {"id": "unavailable"}. */
export const hasRowId = (body: object): boolean => 'id' in body && /[1-9]/.test(String(body.id));

/** The HTTP error status in the body of a 2xx, such as `{"status": 422}`; null if there is none. */
export function errorStatusIn(body: unknown): number | null {
  if (!isRecord(body)) return null;
  const named = Object.entries(body).filter(([name]) => CODE.test(wordOf(name)));
  return named.map(([, value]) => Number(value)).find(isErrorStatus) ?? null;
}

export const wordOf = (name: string) => name.toLowerCase().replace(/[^a-z]|^is(?=.)/g, '');
const isErrorStatus = (number: number) => Number.isInteger(number) && number >= 400 && number < 600;

/** Whether the value under an error's name means that there is no error. */
function isNothing(value: unknown): boolean {
  if (typeof value === 'object') return Object.values(value ?? {}).every(isNothing);
  const text = String(value ?? '').trim();
  return /^(?:0*|false|no|none|null|nil|undefined)$/i.test(text) || saidBy(text) === true;
}
