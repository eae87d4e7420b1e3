import { z } from 'zod';
import { isRecord } from '../base/is-record';
import { cleanText } from '../base/text/clean-text';
import { htmlToText } from '../base/text/html-to-text';
import { isStoredRow, saysNo } from './says-no';

/** One error of a refusal: its text, and all surrounding names that may be a field's, the nearest first. */
export type FormError = { text: string; names: string[] };

/** An API's answer to a form: whether it was accepted, the message for its sender, and the errors of a refusal. */
export type FormAnswer = { status: boolean; message: string; errors?: FormError[] };

/** The answer to every form call. A 2xx of any shape is acceptance unless it explicitly says otherwise. */
export const formAnswer = z.unknown().transform((body): FormAnswer => {
  if (saysNo(body)) return refusalOf(body);
  return { status: true, message: isRecord(body) && isStoredRow(body) ? '' : messageOf(body) };
});

/** The same for an HTTP error. */
export const formRefusal = z.unknown().transform(refusalOf);

function refusalOf(body: unknown): FormAnswer {
  const errors = errorsIn(body).filter(({ text }) => text !== '');
  return { status: false, message: messageOf(body), ...(errors.length > 0 && { errors }) };
}

/** The text of HTML, escaped or not. */
const plain = (text: string) => cleanText(htmlToText(cleanText(text)));

// Single words are codes.
const isSentence = (value: unknown): value is string => typeof value === 'string' && /\S\s+\S/.test(value);

function messageOf(body: unknown): string {
  if (typeof body === 'string') return plain(body);
  if (!isRecord(body)) return '';
  const message = saidIn(body);
  if (typeof message === 'string') return plain(message);
  const texts = Object.entries(body).filter(([name, value]) => !ERRORS.test(name) && isSentence(value));
  return isRecord(message) || Array.isArray(message)
    ? ''
    : texts.map(([, text]) => plain(String(text))).join(' ');
}

/** The message of an answer, under whatever name: "Message", "msg", "messages". */
const saidIn = (body: object): unknown =>
  Object.entries(body).find(([name]) => /^(?:message|msg)s?$/i.test(name))?.[1];

const ERRORS = /error|invalid|violation|issue|details/i;

/** Errors under the names of errors or messages; Laravel developers also return `data: validator.errors()`, or only that. */
function errorsIn(body: unknown): FormError[] {
  if (!isRecord(body)) return typeof body === 'string' ? [] : walk(body, []);
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
  const beside = [
    listsOf(data),
    isBare ? sentencesOf(rest) : Object.values(rest).filter(isRecord).map(listsOf),
  ];
  return beside.filter((value) => typeof value === 'object').flatMap((value) => walk(value, []));
}

/** The form's fields may be echoed there; errors come in lists. */
const listsOf = (data: unknown) =>
  isRecord(data)
    ? Object.fromEntries(Object.entries(data).filter(([, value]) => Array.isArray(value)))
    : data;
const sentencesOf = (body: object) =>
  Object.fromEntries(
    Object.entries(body).filter(([, value]) => typeof value === 'object' || isSentence(value)),
  );

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

const MAX_DEPTH = 6;
const TEXT = /^(?:message|msg|text|detail|reason)$/i;

/** The single words in an object, at any depth. */
function codesIn(value: object, depth = 0): string[] {
  return Object.values(value).flatMap((inner) => {
    if (typeof inner === 'string') return isSentence(inner) ? [] : [inner];
    return typeof inner === 'object' && inner !== null && depth < 3 ? codesIn(inner, depth + 1) : [];
  });
}
