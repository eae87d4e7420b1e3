import { currentLanguage, type Language } from '../base/language';
import { processWide } from '../base/process-wide';
import * as hi from './hi';
import * as kn from './kn';
import { ownWordsIn } from './site/own-words';

/** Registers all languages' texts in this process, once at start. Browsers use load-words.ts. */
export function provideWords(): void {
  const words: Partial<Record<Language, Readonly<Record<string, unknown>>>> = {
    hi: ownWordsIn('hi', hi),
    kn: ownWordsIn('kn', kn),
  };
  processWide.words = () => words[currentLanguage()];
}
