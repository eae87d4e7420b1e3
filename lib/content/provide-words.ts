import type { OtherLanguage } from '../base/language';
import { processWide } from '../base/process-wide';
import * as hi from './hi';
import * as kn from './kn';
import { exportOf, withOwn } from './site/own-words';
import { pages } from './site/pages';
import { readSiteYaml } from './site/read-site';
import type { Texts } from './words';

/** Files with the agency's translations of categories, by English slug, and of its facts, by their English text. */
export const TRANSLATED = ['categories', 'facts'];

/** Registers all languages' texts in this process, once at start. Browsers use load-words.ts. */
export function provideWords(): void {
  processWide.words = { hi: withOwnIn('hi', hi), kn: withOwnIn('kn', kn) };
}

/** A language's texts, with those of content/LANG/ in the agency's folder in their place. */
const withOwnIn = (language: OtherLanguage, words: Texts): Texts => ({
  ...words,
  ...Object.fromEntries(
    Object.keys(pages)
      .filter((page) => exportOf(page) in words)
      .map((page) => [exportOf(page), withOwn(`${language}/${page}`, words[exportOf(page)])]),
  ),
  ...Object.fromEntries(
    TRANSLATED.map((name) => [
      name,
      { ...(words[name] as object), ...(readSiteYaml(`content/${language}/${name}.yaml`) as object) },
    ]),
  ),
});
