import { z } from 'zod';
import { isRecord } from '../base/is-record';
import { cleanText } from '../base/text/clean-text';
import { htmlToText } from '../base/text/html-to-text';
import { isStoredRow } from './says-no';
import { isCrash, isSentence, MAX_DEPTH, MESSAGE, verdictOf } from './verdict';

/** One error of a refusal: its text, and all surrounding names that may be a field's, the nearest first. */
export type FormError = { text: string; names: string[] };

/** An API's answer to a form: whether it was accepted, the message for its sender, and the errors of a refusal. */
export type FormAnswer = { status: boolean; message: string; errors?: FormError[] };

/** The answer to every form call. A 2xx of any shape is acceptance unless it says otherwise, or says nothing. */
export const formAnswer = z.unknown().transform((body, context): FormAnswer => {
  const isAccepted = verdictOf(body);
  if (isAccepted)
    return { status: true, message: isRecord(body) && !isStoredRow(body) ? messageOf(body) : '' };
  if (isAccepted === false) return refusalOf(body);
  context.addIssue({ code: 'custom', message: 'neither accepted nor refused' });
  return z.NEVER;
});

/** The same for an HTTP error. */
export const formRefusal = z.unknown().transform(refusalOf);

function refusalOf(body: unknown): FormAnswer {
  const errors = errorsIn(body).filter(({ text }) => text !== '');
  return {
    status: false,
    message: messageOf(body),
    ...(errors.length > 0 && { errors: errors.slice(0, 20) }),
  };
}

/** At most this much of a text is shown. */
const MAX_SHOWN = 300;
const FOR_PROGRAMMERS =
  /SQLSTATE|stack ?trace|traceback|\w(?:Exception|Error):|\.(?:php|py|rb|java|cs|[jt]sx?)\b.{0,20}\d/i;

/** The text of HTML, escaped or not; '' for one that says where a program broke. */
function plain(html: string): string {
  const text = cleanText(htmlToText(cleanText(html.slice(0, 10 * MAX_SHOWN))));
  if (FOR_PROGRAMMERS.test(text)) return '';
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1).trimEnd()}…` : text;
}

/** The message of an answer, under whatever name: "Message", "msg", "messages". */
const saidIn = (body: object): unknown =>
  Object.entries(body).find(([name]) => MESSAGE.test(name.toLowerCase()))?.[1];

function messageOf(body: unknown): string {
  const message = isRecord(body) && !isCrash(body) ? saidIn(body) : '';
  return typeof message === 'string' ? plain(message) : '';
}

const ERRORS = /error|invalid|violation|issue|details/i;

/** Errors under the names of errors or messages; Laravel developers also return `data: validator.errors()`, or only that. */
function errorsIn(body: unknown): FormError[] {
  if (isCrash(body) || typeof body === 'string') return [];
  if (!isRecord(body)) return walk(body, []);
  const message = saidIn(body);
  const others = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== message));
  const named = Object.entries(others).filter(([name]) => ERRORS.test(name));
  const found = [
    ...(typeof message === 'object' ? walk(message, []) : []),
    ...named.flatMap(([name, value]) => walk(value, [], !/s$/i.test(name))),
  ];
  if (found.length > 0) return found;
  const { data, ...rest } = others;
  const isBare = typeof message !== 'string' && !('status' in body || 'success' in body);
  const sentences = only(rest, (value) => typeof value === 'object' || isSentence(value));
  // The form's fields may be echoed there; errors come in lists.
  const lists = (value: unknown) => only(value, Array.isArray);
  const beside = [lists(data), isBare ? sentences : Object.values(rest).filter(isRecord).map(lists)];
  return beside.filter((value) => typeof value === 'object').flatMap((value) => walk(value, []));
}

const only = (value: unknown, keep: (inner: unknown) => boolean) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, inner]) => keep(inner))) : value;

/**
 * `names`: those on the path to `value`. In a list, or under a field's name, an object with a text beside its codes (the
 * field's name, a pointer to it) is one error, or contains nested ones; otherwise its keys are names of fields.
 */
function walk(value: unknown, names: string[], isItem = names.length > 0): FormError[] {
  // Libraries put the class name ("ZodError") beside their errors.
  if (typeof value === 'string')
    return /^\w+(?:Error|Exception)$/.test(value) ? [] : [{ text: plain(value), names }];
  if (Array.isArray(value)) return value.flatMap((item) => walk(item, names, true));
  if (!isRecord(value) || names.length > MAX_DEPTH) return [];
  const told = Object.entries(value).filter(([name, text]) => typeof text === 'string' && TEXT.test(name));
  const sentences = Object.values(value).filter(isSentence);
  const texts = sentences.length > 0 ? sentences : told.map(([, text]) => String(text));
  const codes = codesIn(value).filter((code) => !texts.includes(code));
  if (isItem && texts.length > 0 && (codes.length > 0 || told.length > 0)) {
    const within = walk(
      Object.values(value).filter((inner) => typeof inner === 'object'),
      names,
    );
    const details = within.filter(({ text }) => isSentence(text));
    return details.length > 0 ? details : [{ text: plain(texts.join(' ')), names: [...codes, ...names] }];
  }
  return Object.entries(value).flatMap(([name, inner]) => walk(inner, [name, ...names]));
}

const TEXT = /^(?:message|msg|text|detail|reason)$/i;

/** The single words in an object, at any depth. */
const codesIn = (value: unknown, depth = 0): string[] =>
  typeof value === 'object' && value !== null && depth < 4
    ? Object.values(value).flatMap((inner) => codesIn(inner, depth + 1))
    : typeof value === 'string' && !isSentence(value)
      ? [value]
      : [];
