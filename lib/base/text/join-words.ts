import { currentLocale } from '../languages';

/** "A, B and C", in the reader's language. */
export const joinWords = (words: string[]): string =>
  new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(words);
