import { isRecord } from '../base/is-record';

/*
 * What an answer means, whoever wrote the API: "A 2xx is success unless its body says explicitly that it is not."
 * Names and values are read as words, so that `is_success`, `statusCode` and `validation_errors` need no entry here.
 */

/** Names under which an answer says how a call went, and those of what went wrong. Without "is", "_" and capitals. */
const VERDICT =
  /^(?:status|ok|okay|success(?:ful)?|succeeded|done|sent|saved|stored|created|accepted|received|result|outcome|response|meta|header)$/;
const CODE = /^(?:http|response|result)?(?:status)?(?:code)?$/;
const FAILURE = /error|fail|exception|invalid|violation|denied|reject/;

const NO_ALONE = /^(?:f(?:alse)?|no?|off|n?ko|nok|nack|[45]\d\d\b.*)$/;
const NO_AMONG_WORDS =
  /\b(?:err(?:or)?s?|fail(?:s|ed|ures?|ing)?|fault|exception|un(?:success|auth|process|avail|able)\w*|invalid|reject(?:ed)?|refused?|denied|declined|forbidden|bad|not|closed|inactive|expired|gone|missing|abort(?:ed)?|cancell?ed)\b/;
const NO_ERROR = /\b(?:no|without|0) (?:err|fail)\w*/g;
/** In longer texts, which are sentences, such a word need not be the verdict. */
const MAX_VERDICT = 40;

/** What a flag or status means: yes, no, or (null) nothing. */
export function meaningOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim().toLowerCase().replace(/[_-]+/g, ' ').replace(NO_ERROR, 'ok');
  if (text === '' || text === 'null') return null;
  const number = typeof value === 'string' && !/^\d+$/.test(text) ? NaN : Number(value);
  if (!Number.isNaN(number)) return number > 0 && !isErrorStatus(number);
  return !(NO_ALONE.test(text) || (text.length <= MAX_VERDICT && NO_AMONG_WORDS.test(text)));
}

/** Whether the body of a 2xx says explicitly that the call failed. Anything else, odd or empty, does not. */
export function saysNo(body: unknown, isWithin = false): boolean {
  if (!isRecord(body)) return meaningOf(body) === false;
  // A row of a table, answered as it was stored: its status is what its staff make of it.
  const isRow = isWithin ? Boolean(body.id) : isStoredRow(body);
  return Object.entries(body).some(([name, value]) => {
    const word = wordOf(name);
    if (FAILURE.test(word)) return !isNothing(value);
    if (isRow) return false;
    if (VERDICT.test(word)) return isRecord(value) ? saysNo(value, true) : meaningOf(value) === false;
    // Where 0 is a good code, and where it is none, nobody agrees.
    return CODE.test(word) && meaningOf(value) === false && Number(value) !== 0;
  });
}

/** Whether it says explicitly that all is well. */
export const saysYes = (body: unknown): boolean =>
  isRecord(body) &&
  !saysNo(body) &&
  Object.entries(body).some(([name, value]) => VERDICT.test(wordOf(name)) && meaningOf(value) === true);

/** Whether an answer is a row of a table as it was stored, so that nothing in it is said to whoever called. */
export const isStoredRow = (body: object): boolean =>
  'id' in body && Boolean(body.id) && Object.keys(body).some((name) => /^created/i.test(name));

/** The HTTP error status that a 2xx names in its body, as `{"status": 422}`; null without one. */
export function errorStatusIn(body: unknown): number | null {
  if (!isRecord(body)) return null;
  const named = Object.entries(body).filter(([name]) => CODE.test(wordOf(name)));
  return named.map(([, value]) => Number(value)).find(isErrorStatus) ?? null;
}

const wordOf = (name: string) => name.toLowerCase().replace(/[^a-z]|^is(?=.)/g, '');
const isErrorStatus = (number: number) => Number.isInteger(number) && number >= 400 && number < 600;

/** Whether what stands under an error's name says that there is none. */
function isNothing(value: unknown): boolean {
  if (typeof value === 'object') return Object.values(value ?? {}).every(isNothing);
  return /^(?:0*|false|no|none|null|nil|undefined|ok|success)$/i.test(
    String(value ?? '')
      .replace(NO_ERROR, 'ok')
      .trim(),
  );
}
