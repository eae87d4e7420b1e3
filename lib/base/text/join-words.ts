import { inEachLocale } from '../language';

const list = inEachLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** "A, B and C", in the reader's language. Hindi's data set a comma before "और", which nobody writes. */
export const joinWords = (words: string[]): string => list().format(words).replace(', और ', ' और ');
