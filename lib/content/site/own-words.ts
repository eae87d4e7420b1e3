import path from 'node:path';
import { z } from 'zod';
import { isRecord } from '../../base/is-record';
import { claims } from '../claims';
import { identity } from '../identity';
import { law } from '../law';
import { faqSchema } from '../schema/entries';
import { description, filled } from '../schema/primitives';
import { inLanguages } from '../words';
import { didYouMean, fieldProblems, fields } from './field-problems';
import { noteSiteProblem, readSiteYaml } from './read-site';

type Fields = Record<string, unknown>;

/** Pages whose words an agency can replace, by their names in translations: `faqPage` for "faq-page". */
export const ownPages = new Map<string, string>();

/**
 * A page's texts, with those of content/PAGE.yaml in the agency's folder in their place. Server only: browser code is
 * built before the agency is known. The page must be imported by provide-words.ts.
 */
export function ownWords<T extends object>(page: string, words: T): T {
  const name = page.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  ownPages.set(name, page);
  return inLanguages(name, withOwn(page, words));
}

/** Texts with those of a file of content/ in their place: objects field by field, lists as a whole. */
export function withOwn<T>(name: string, words: T): T {
  const file = `content/${name}.yaml`;
  const own = fillFields(readSiteYaml(file), file, true);
  if (own === undefined) return words;
  const problems = fieldProblems(schemaOf([words]), own);
  const whole = problems.length > 0 ? words : (merged(words, own) as T);
  problems.push(...fieldProblems(BEYOND_SHAPE[path.basename(name)] ?? z.any(), whole));
  for (const problem of problems) noteSiteProblem(file, problem);
  return whole;
}

/** What pages require besides the shape of the program's texts. */
const BEYOND_SHAPE: Record<string, z.ZodType> = {
  about: z.looseObject({ metaDescription: description }),
  faq: faqSchema,
};

const merged = (standard: unknown, own: unknown): unknown =>
  isRecord(standard) && isRecord(own)
    ? { ...standard, ...withValues(own, (value, name) => merged(standard[name], value)) }
    : own;

/** What may stand in a text's place, by examples of it. Entries of lists have the fields that all examples have. */
function schemaOf(examples: readonly unknown[], isEntry = false): z.ZodType {
  const [first] = examples;
  if (typeof first === 'string') return filled;
  if (typeof first === 'number') return z.number('must be a number');
  if (typeof first === 'boolean') return z.boolean('must be true or false');
  if (typeof first === 'function') return z.never('is put together by the program and cannot be given');
  if (Array.isArray(first)) return z.array(schemaOf(first, true), 'must be a list');
  if (!isRecord(first)) return z.any();
  const isRequired = (name: string) => isEntry && examples.every((example) => name in (example as Fields));
  return fields(
    withValues(Object.assign({}, ...examples) as Fields, (value, name) => {
      const schema = schemaOf([value], isEntry);
      return isRequired(name) ? schema : schema.optional();
    }),
  );
}

/** Facts available in braces in the agency's texts. */
const facts = { claims, identity, law };

const PLACE = /\{([a-z]\w*(?:\.\w+)*)\}/gi;

/**
 * Interpolates facts into a file's fields: "{claims.candidatesIn}" becomes the value in claims.yaml; a text that is only a
 * placeholder becomes the fact itself, which may be a number. A claim that the agency does not make takes its sentence
 * with it, an entry of a list that loses a text goes, and a field without a text left falls back to the program's.
 * @param isDeep whether the fields of fields fall back one by one
 */
export const fillFields = (value: unknown, file: string, isDeep = false): unknown =>
  isRecord(value)
    ? withValues(value, (field) => (isDeep ? fillFields(field, file, true) : fillIn(field, file)))
    : fillIn(value, file);

/** @returns undefined if a text is lost; lists lose single entries, but rows (lists in lists) do not */
function fillIn(value: unknown, file: string, isRow = false): unknown {
  if (typeof value === 'string') return fillText(value, file);
  if (value === null || typeof value !== 'object') return value;
  const isList = Array.isArray(value);
  const filled = withValues(value as Fields, (field) => fillIn(field, file, isList));
  const [left, all] = [Object.values(filled).length, Object.values(value).length];
  if (left < all && (!isList || isRow || left === 0)) return undefined;
  return isList ? Object.values(filled) : filled;
}

function fillText(text: string, file: string): unknown {
  const [whole] = text.match(PLACE) ?? [];
  if (whole === text.trim()) return factAt(whole.slice(1, -1), file);
  const isGiven = (sentence: string) =>
    [...sentence.matchAll(PLACE)].every(([, name]) => factAt(name!, file) !== undefined);
  // Sentences, each followed by its gap.
  const parts = text.split(/(?<=[.!?…])(\s+)/);
  const given = parts.filter((_, at) => isGiven(parts[at - (at % 2)]!));
  return given.join('').replace(PLACE, (_, name: string) => String(factAt(name, file))) || undefined;
}

function factAt(name: string, file: string): unknown {
  let at: unknown = facts;
  for (const step of name.split('.')) {
    const known = isRecord(at) ? Object.keys(at) : [];
    if (!known.includes(step)) {
      noteSiteProblem(file, `{${name}} is not known${didYouMean(step, known)}`);
      return `{${name}}`;
    }
    at = (at as Fields)[step];
  }
  return at;
}

/** The same fields with other values; without those that become undefined. */
const withValues = <Value>(fields: Fields, valueOf: (value: unknown, name: string) => Value | undefined) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = valueOf(field, name);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Record<string, Value>;
