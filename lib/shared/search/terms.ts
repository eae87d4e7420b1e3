import { stemmer } from 'stemmer';
import { toWords } from './normalise';

export type SearchTerm = {
  typed: string;
  words: string[];
  alternatives: { label: string; words: string[] }[];
};
export const LEXICON_VERSION = '0';
const stem = (word: string) => (stemmer(word).length > 2 ? stemmer(word) : word);
export const indexWords = (text: string): string[] => toWords(text).map(stem);
export const searchTerms = (keyword: string): SearchTerm[] =>
  [...new Set(toWords(keyword.slice(0, 2000)))]
    .slice(0, 12)
    .map((word) => ({ typed: word, words: [stem(word)], alternatives: [] }));
