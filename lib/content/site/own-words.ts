import { z } from 'zod';
import { isRecord } from '../../base/is-record';
import { claims } from '../claims';
import { identity } from '../identity';
import { law } from '../law';
import { filled, listOf, number, yesOrNo } from '../schema/primitives';
import { inLanguages } from '../words';
import { didYouMean, fields } from './field-problems';
import { noteSiteProblem, parseSite, readSiteYaml } from './read-site';

type Fields = Record<string, unknown>;

/** Pages whose words an agency can replace, with what they require besides their shape, by their names in translations. */
export const ownPages = new Map<string, { page: string; beyond?: z.ZodType }>();

/**
 * A page's texts, with those of content/PAGE.yaml in the agency's folder in their place. Server only: browser code is
 * built before the agency is known. The page must be imported by provide-words.ts.
 */
export function ownWords<T extends object>(page: string, words: T, beyond?: z.ZodType): T {
  // "faqPage" of "faq-page".
  const name = page.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  ownPages.set(name, { page, beyond });
  return inLanguages(name, withOwn(page, words, beyond));
}

/** Texts with those of a file of content/ in their place: objects field by field, lists as a whole. */
export function withOwn<T>(name: string, words: T, beyond: z.ZodType = z.any()): T {
  const file = `content/${name}.yaml`;
  const own = fillIn(readSiteYaml(file), file, Infinity);
  const whole = own === undefined ? undefined : (parseSite(file, schemaOf([words]), own) as T | undefined);
  return whole !== undefined && parseSite(file, beyond, whole) !== undefined ? whole : words;
}

/**
 * What may stand in a text's place, by examples of it: fields that are left out keep the example's text. Entries of lists
 * are examples of each other and have the fields that all have.
 */
function schemaOf(examples: readonly unknown[], isEntry = false): z.ZodType {
  const [first] = examples;
  if (typeof first === 'string') return filled;
  if (typeof first === 'number') return number;
  if (typeof first === 'boolean') return yesOrNo;
  if (typeof first === 'function') return z.never('is put together by the program and cannot be given');
  if (Array.isArray(first)) return listOf(schemaOf(first, true));
  if (!isRecord(first)) return z.any();
  return fields(
    withValues(Object.assign({}, ...examples) as Fields, (value, name) => {
      const schema = schemaOf([value], isEntry);
      if (!isEntry) return schema.default(() => value);
      return examples.every((example) => name in (example as Fields)) ? schema : schema.optional();
    }),
  );
}

/** Facts available in braces in the agency's texts. */
const facts = { claims, identity, law };

/** In place of a claim that the agency does not make. */
const LOST = '\0';
const PLACE = /\{([a-z]\w*(?:\.\w+)*)\}/gi;

/**
 * Interpolates facts into a file's fields: "{claims.candidatesIn}" becomes the value in claims.yaml; a text that is only a
 * placeholder becomes the fact itself, which may be a number. A claim that the agency does not make takes its sentence
 * with it, an entry of a list that loses a text goes, and a field without a text left falls back to the program's.
 * @param levels how deep fields fall back one by one; below, an object or a row (a list in a list) goes with any of its texts
 */
export function fillIn(value: unknown, file: string, levels = 0, isRow = false): unknown {
  if (typeof value === 'string') return fillText(value, file);
  if (value === null || typeof value !== 'object') return value;
  const isList = Array.isArray(value);
  const filled = withValues(value as Fields, (field) => fillIn(field, file, isList ? 0 : levels - 1, isList));
  const [left, all] = [Object.values(filled).length, Object.values(value).length];
  const isLost = isList ? left === 0 || isRow : levels <= 0;
  if (left < all && isLost) return undefined;
  return isList ? Object.values(filled) : filled;
}

function fillText(text: string, file: string): unknown {
  const [whole] = text.match(PLACE) ?? [];
  if (whole === text.trim()) return factAt(whole.slice(1, -1), file);
  // Each with the gap behind it.
  const sentences = text.split(/(?<=[.!?…]\s{1,9})(?=\S)/);
  const filled = sentences.map((sentence) => {
    const said = sentence.replace(PLACE, (_, name: string) => String(factAt(name, file) ?? LOST));
    return said.includes(LOST) ? '' : said;
  });
  return filled.join('') || undefined;
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
