import type { OtherLanguage } from '../../base/language';
import { siteFileName } from '../../base/site-dir';
import { claims } from '../claims';
import { identity } from '../identity';
import { law } from '../law';
import { said } from '../said';
import { inLanguages } from '../words';
import { noteSiteProblem, readSiteYaml } from './read-yaml';
import { replaceFields } from './replace-fields';
import { didYouMean } from './field-problems';

const pages = new Set<string>();

/** Facts available in braces in the agency's texts. */
export const factsForTexts = { claims, identity, law };

/**
 * A page's texts, overridden by content/{page}.yaml of the agency's folder. Server only: browser code is built before
 * the agency is known.
 */
export function ownWords<T extends object>(page: string, words: T): T {
  pages.add(page);
  return inLanguages(exportOf(page), withOwn(ownWordsFile(page), words));
}

/** "faq-page" is exported as `faqPage`. */
const exportOf = (page: string) => page.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Files with the agency's translations of categories, by English slug, and of its facts, by their English text. */
export const TRANSLATED = ['categories', 'facts'];

/** A language's texts, overridden by content/LANG/{page}.yaml of the agency's folder. */
export const ownWordsIn = (
  language: OtherLanguage,
  words: Record<string, unknown>,
): Record<string, unknown> => ({
  ...words,
  ...Object.fromEntries(
    TRANSLATED.map((name) => [
      name,
      { ...(words[name] as object), ...(readSiteYaml(ownWordsFile(`${language}/${name}`)) as object) },
    ]),
  ),
  ...Object.fromEntries(
    pagesWithOwnWords()
      .filter((page) => words[exportOf(page)] !== undefined)
      .map((page) => [exportOf(page), withOwn(ownWordsFile(`${language}/${page}`), words[exportOf(page)])]),
  ),
});

function withOwn<T>(file: string, words: T): T {
  const note = (problem: string) => noteSiteProblem(siteFileName(file), problem);
  const given = readSiteYaml(file);
  return said(given === undefined ? words : replaceFields(words, fillIn(given, factsForTexts, note), note));
}

export const ownWordsFile = (page: string) => `content/${page}.yaml`;

/** Pages whose texts can be overridden; complete once all of lib/content is loaded. */
export const pagesWithOwnWords = (): string[] => [...pages].sort();

type Facts = Record<string, unknown>;

const PLACE = /\{([a-z]\w*(?:\.\w+)*)\}/gi;

/**
 * Interpolates facts into texts: "{claims.candidatesIn}" becomes the value in claims.yaml. A text that is only a
 * placeholder becomes the fact itself, which may be a number.
 * @param onProblem called for each unknown placeholder
 */
export function fillIn(value: unknown, facts: Facts, onProblem: (problem: string) => void): unknown {
  if (Array.isArray(value)) return value.map((entry) => fillIn(entry, facts, onProblem));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fillIn(entry, facts, onProblem)]),
    );
  if (typeof value !== 'string') return value;
  const [whole] = value.match(PLACE) ?? [];
  if (whole === value.trim()) return factAt(whole.slice(1, -1), facts, onProblem);
  return value.replace(PLACE, (_, name: string) => String(factAt(name, facts, onProblem)));
}

function factAt(name: string, facts: Facts, onProblem: (problem: string) => void): unknown {
  let at: unknown = facts;
  for (const step of name.split('.')) {
    const known = at !== null && typeof at === 'object' ? Object.keys(at) : [];
    if (!known.includes(step)) {
      onProblem(`{${name}} is not known${didYouMean(step, known)}`);
      return `{${name}}`;
    }
    at = (at as Facts)[step];
  }
  return at;
}
