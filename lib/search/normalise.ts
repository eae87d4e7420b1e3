// Combining marks of Latin, Greek and Cyrillic letters, symbols and emoji. The vowel signs and other marks of Indian
// scripts have separate blocks and are part of the word.
const ACCENTS = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F]/g;
// Joiners change a letter's shape, not the word, and are often omitted.
const JOINERS = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const APOSTROPHE = /(?<=\p{L})['\u2019\u02BC](?=\p{L})/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

const UNDECOMPOSED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

// Names distinguished by punctuation; otherwise C++ and C# would both be "c".
const NAMES: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])c\+\+/gu, ' cplusplus '],
  [/(?<![\p{L}\p{N}])([cf])[#\u266F]/gu, ' $1sharp '],
  [/\.net(?!\p{L})/gu, ' dotnet '],
  [/([\p{L}\p{N}])\.js(?![\p{L}\p{N}])/gu, '$1js'],
];

const MAX_WORD_LENGTH = 40;

/**
 * The words of a text, the same for indexing and searching: lower case, without accents on Latin letters, "C++" as
 * "cplusplus", ".NET" as "dotnet", "Node.js" as "nodejs". Words contain only letters, marks and digits.
 */
export function toWords(text: string): string[] {
  let folded = text.normalize('NFKD').toLowerCase().replace(ACCENTS, '').replace(JOINERS, '');
  folded = folded.replace(/[ßæœøłđı]/g, (letter) => UNDECOMPOSED[letter] ?? letter).normalize('NFC');
  folded = folded.replace(APOSTROPHE, '');
  for (const [name, word] of NAMES) folded = folded.replace(name, word);
  return (folded.match(WORD) ?? []).map(shorten);
}

const shorten = (word: string): string =>
  word.length <= MAX_WORD_LENGTH ? word : [...word].slice(0, MAX_WORD_LENGTH).join('');

/** The words of a text as one line, as stored in the search index. */
export const normalise = (text: string): string => toWords(text).join(' ');
