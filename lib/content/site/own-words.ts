import { siteFileName } from '../../base/site-dir';
import { claims } from '../claims';
import { identity } from '../identity';
import { law } from '../law';
import { said } from '../said';
import { fillIn } from './fill-in';
import { noteSiteProblem } from './problems';
import { readSiteYaml } from './read-yaml';
import { replaceFields } from './replace-fields';

const pages = new Set<string>();

/** What texts of the agency's folder may name in braces. */
export const factsForTexts = { claims, identity, law };

/**
 * A page's words: the default ones, with what content/{page}.yaml of the agency's folder gives in place of them. For words
 * that are read on the server only; what runs in browsers is built before any agency is known.
 */
export function ownWords<T>(page: string, words: T): T {
  pages.add(page);
  const file = ownWordsFile(page);
  const note = (problem: string) => noteSiteProblem(siteFileName(file), problem);
  const given = readSiteYaml(file);
  return said(given === undefined ? words : replaceFields(words, fillIn(given, factsForTexts, note), note));
}

export const ownWordsFile = (page: string) => `content/${page}.yaml`;

/** The pages whose words an agency can replace; complete once all of lib/content is loaded. */
export const pagesWithOwnWords = (): string[] => [...pages].sort();
