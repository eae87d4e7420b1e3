import type { OtherLanguage } from '../base/language';
import { processWide } from '../base/process-wide';
import { words as hi } from './hi';
import { words as kn } from './kn';
import { ownWordsIn } from './site/own-words';

const words: Record<OtherLanguage, Readonly<Record<string, unknown>>> = { hi, kn };

/**
 * Makes the words of all languages readable in this process, once when it starts. Browsers load theirs by
 * components/layout/with-words.tsx.
 */
export function provideWords(): void {
  processWide.words = { hi: ownWordsIn('hi', words.hi), kn: ownWordsIn('kn', words.kn) };
}
