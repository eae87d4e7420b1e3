/*
 * Romanises nine Indian scripts and Urdu's, and reduces words to the sound of their consonants, so that ड्राइवर, డ్రైవర్ and "driver"
 * match.
 */

// The scripts' blocks are 128 code points apart, with the letters in the same order
// (https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-12/).
const BLOCKS = { first: 0x0900, last: 0x0d7f, size: 0x80 };
const TAMIL = /[\u0B80-\u0BFF]/;
const INDIAN = /[\u0600-\u06FF\u0900-\u0D7F]/;

const VOWELS = 'a aa i ii u uu ri li e e e ai o o o au'.split(' ');
const CONSONANTS =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
/** Vowel signs from U+093E; the last one is the virama, which means that no vowel follows. */
const SIGNS = ['aa', 'i', 'ii', 'u', 'uu', 'ri', 'ri', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au', ''];
/** Malayalam's and Bengali's syllable-final letters, and signs of single scripts. */
const OTHERS: Record<string, string> = {
  ൺ: 'n',
  ൻ: 'n',
  ർ: 'r',
  ൽ: 'l',
  ൾ: 'l',
  ൿ: 'k',
  ৎ: 't',
  '\u0A70': 'n',
};

/** Urdu's letters, which leave most vowels out; the same letter is v, or o and u after a consonant. */
const URDU = new Map(
  'a:اآع b:ب p:پ t:تٹطة s:ثسص j:جژ ch:چ h:حہه kh:خ d:دڈ z:ذزضظ r:رڑ sh:ش g:غگ f:ف k:قکك l:ل m:م n:نں v:و i:یيئ e:ے :ھء'
    .split(' ')
    .map((group) => group.split(':') as [sound: string, letters: string])
    .flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
);
const romaniseUrdu = (word: string): string =>
  word.replace(/(?<=[^اآیيئوے])و/g, 'o').replace(/[\u0600-\u06FF]/g, (letter) => URDU.get(letter) ?? '');

export const isIndian = (word: string): boolean => INDIAN.test(word);

/** A word in Latin letters; unchanged if it already is. */
export function romanise(word: string): string {
  let text = '';
  let isOpen = false;
  for (const letter of romaniseUrdu(word)) {
    const code = letter.codePointAt(0)!;
    const offset = code >= BLOCKS.first && code <= BLOCKS.last ? code % BLOCKS.size : -1;
    const sign = offset >= 0x3e ? SIGNS[offset - 0x3e] : undefined;
    const consonant = OTHERS[letter] ?? CONSONANTS[offset - 0x15];
    if (isOpen && sign === undefined && offset !== 0x3c) text += 'a';
    // The nukta, as in ज़, comes between a letter and its vowel.
    isOpen = offset === 0x3c ? isOpen : CONSONANTS[offset - 0x15] !== undefined && !OTHERS[letter];
    if (sign !== undefined) text += sign;
    else if (consonant !== undefined) text += consonant;
    else if (offset === 0x01 || offset === 0x02) text += 'n';
    else if (offset >= 0x05 && offset <= 0x14) text += VOWELS[offset - 0x05]!;
    else if (offset < 0) text += letter;
  }
  return text;
}

const SPELT: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/^[kgp]n/, 'n'],
  [/^wr/, 'r'],
  [/[ts]ion|[ct]ian/g, 'sn'],
  [/t?chh?/g, 'C'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/(.)\1+/g, '$1'],
  [/sc?h|s?c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/dg|g(?=[eiy])|z/g, 'j'],
  [/w/g, 'v'],
  [/m(?=[^aeiouym]|$)/g, 'n'],
  // An h of its own is a sound, and so is the first y: "helper" is not "Yellapur".
  [/(?<=[^aeiouy])h|(?<=.)y|[aeiou]/g, ''],
];

/** The consonants of a word by their sound. */
export function soundOf(word: string): string {
  return SPELT.reduce((text, [spelt, sound]) => text.replace(spelt, sound), romanise(word));
}

const FOLDED: Record<string, string> = { g: 'k', d: 't', b: 'p', v: 'p', f: 'p', j: 's', C: 's', m: 'n' };

/** The same without distinctions that scripts and spellers ignore: p for b, v and f, t for d. */
export const roughSoundOf = (word: string): string => soundOf(word).replace(/[gdbvfjCm]/g, (c) => FOLDED[c]!);

/** Tamil has one letter each for p and b, and for t and d. */
export const isRough = (word: string): boolean => TAMIL.test(word);
