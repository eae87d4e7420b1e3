import { z } from 'zod';
import { isRecord } from '../base/is-record';
import { cleanText } from '../base/text/clean-text';
import { htmlToText } from '../base/text/html-to-text';
import { isStoredRow, saysNo } from './says-no';

/** One error of a refusal: what it says, and all names around it that may be a field's, the nearest first. */
export type FormError = { text: string; names: string[] };

/** What became of a form: whether it was taken, what its sender is told, and with a refusal the errors. */
export type FormAnswer = { status: boolean; message: string; errors?: FormError[] };

/** The response of every form call, whatever a 2xx brings: what does not say no was taken. */
export const formAnswer = z.unknown().transform((body): FormAnswer => {
  if (saysNo(body)) return refusalOf(body);
  return { status: true, message: isRecord(body) && isStoredRow(body) ? '' : messageOf(body) };
});

/** The same with an HTTP error. */
export const formRefusal = z.unknown().transform(refusalOf);

function refusalOf(body: unknown): FormAnswer {
  const errors = errorsIn(body).filter(({ text }) => text !== '');
  return { status: false, message: messageOf(body), ...(errors.length > 0 && { errors }) };
}

/** HTML, escaped or not, as its text. */
const plain = (text: string) => cleanText(htmlToText(cleanText(text)));

// Of other texts, what has one word is a code.
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

/** What an answer has to say, however it calls that: "Message", "msg", "messages". */
const saidIn = (body: object): unknown =>
  Object.entries(body).find(([name]) => /^(?:message|msg)s?$/i.test(name))?.[1];

const ERRORS = /error|invalid|violation|issue|details/i;

/** Under the names of errors or of messages; Laravel developers also answer `data: validator.errors()`, or that alone. */
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

/** What was sent may be repeated there; errors come in lists. */
const listsOf = (data: unknown) =>
  isRecord(data)
    ? Object.fromEntries(Object.entries(data).filter(([, value]) => Array.isArray(value)))
    : data;
const sentencesOf = (body: object) =>
  Object.fromEntries(
    Object.entries(body).filter(([, value]) => typeof value === 'object' || isSentence(value)),
  );

/**
 * `names`: those on the way to `value`. In a list, or under a field's name, an object with a text beside its codes (the
 * field's name, a pointer to it) is one error, or those that it holds in its turn; otherwise its keys are names of fields.
 */
function walk(value: unknown, names: string[], isItem = names.length > 0): FormError[] {
  // "ZodError" is the name of a class, which libraries put beside their errors.
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

/** The texts of one word in an object, and in those within it. */
function codesIn(value: object, depth = 0): string[] {
  return Object.values(value).flatMap((inner) => {
    if (typeof inner === 'string') return isSentence(inner) ? [] : [inner];
    return typeof inner === 'object' && inner !== null && depth < 3 ? codesIn(inner, depth + 1) : [];
  });
}
