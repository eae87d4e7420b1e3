import type { OtherLanguage } from '../base/language';
import { processWide } from '../base/process-wide';
import './about';
import './accessibility';
import './blog-page';
import './enquiries';
import './faq';
import * as hi from './hi';
import './home';
import * as kn from './kn';
import './list-job';
import './privacy';
import { ownPages, withOwn } from './site/own-words';
import { readSiteYaml } from './site/read-site';
import './team';
import './terms';
import type { Texts } from './words';

/** Files with the agency's translations of categories, by English slug, and of its facts, by their English text. */
const TRANSLATED = ['categories', 'facts'];

/** Registers all languages' texts in this process, once at start. Browsers use load-words.ts. */
export function provideWords(): void {
  processWide.words = { hi: withOwnIn('hi', hi), kn: withOwnIn('kn', kn) };
}

/** A language's texts, with those of content/LANG/ in the agency's folder in their place. */
function withOwnIn(language: OtherLanguage, words: Texts): Texts {
  const own: Record<string, unknown> = { ...words };
  for (const [name, { page, beyond }] of ownPages)
    if (name in words) own[name] = withOwn(`${language}/${page}`, words[name], beyond);
  for (const name of TRANSLATED)
    own[name] = { ...(own[name] as object), ...(readSiteYaml(`content/${language}/${name}.yaml`) as object) };
  return own;
}
