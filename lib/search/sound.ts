/*
 * Romanises nine Indian scripts and Urdu's, and reduces words to the sound of their consonants, so that ड्राइवर, డ్రైవర్ and "driver"
 * match.
 */

import { distance } from 'fastest-levenshtein';

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
/** Letters by their sound: "v:ৱୱ y:ୟ". */
const soundsOf = (groups: string): ReadonlyMap<string, string> =>
  new Map(
    groups
      .split(' ')
      .map((group) => group.split(':') as [sound: string, letters: string])
      .flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
  );

/** Letters outside the common order: syllable-final ones, which no vowel follows, and others of single scripts. */
const FINALS = soundsOf('n:ൺൻ\u0A70 r:ർ l:ൽൾ k:ൿ t:ৎ');
const OTHERS = soundsOf('r:ৰ v:ৱୱ y:ୟ');
/** Bengali and Odia spell w and ng with other letters than their neighbours, Malayalam t. */
const bySound = (word: string): string =>
  word
    .replace(/ওয়/g, 'ৱ')
    .replace(/ং(?![কখগঘ])/g, 'ঙ্গ্')
    .replace(/ଂ$/, 'ଙ୍ଗ୍')
    .replace(/റ്റ/g, 'ട്ട')
    .replace(/(?<=ന്)റ/g, 'ട');

/** Urdu's letters, which leave most vowels out; the same letter is v, or o and u after a consonant. */
const URDU = soundsOf(
  'a:اآع b:ب p:پ t:تٹطة s:ثسص j:جژ ch:چ h:حہه kh:خ d:دڈ z:ذزضظ r:رڑ sh:ش g:غگ f:ف k:قکك l:ل m:م n:نں v:و u:ؤ i:یيئ e:ے :ھء',
);
const romaniseUrdu = (word: string): string =>
  word.replace(/(?<=[^اآیيئوے])و/g, 'o').replace(/[\u0600-\u06FF]/g, (letter) => URDU.get(letter) ?? '');

export const isIndian = (word: string): boolean => INDIAN.test(word);

/** A word in Latin letters; unchanged if it already is. */
export function romanise(word: string): string {
  let text = '';
  let isOpen = false;
  for (const letter of romaniseUrdu(bySound(word))) {
    const code = letter.codePointAt(0)!;
    const offset = code >= BLOCKS.first && code <= BLOCKS.last ? code % BLOCKS.size : -1;
    const sign = offset >= 0x3e ? SIGNS[offset - 0x3e] : undefined;
    const consonant = OTHERS.get(letter) ?? CONSONANTS[offset - 0x15];
    if (isOpen && sign === undefined && offset !== 0x3c) text += 'a';
    // The nukta, as in ज़, comes between a letter and its vowel.
    isOpen = offset === 0x3c ? isOpen : consonant !== undefined;
    if (offset === 0x01 || offset === 0x02) text += 'n';
    else if (offset >= 0x05 && offset <= 0x14) text += VOWELS[offset - 0x05]!;
    else text += sign ?? consonant ?? FINALS.get(letter) ?? (offset < 0 ? letter : '');
  }
  return text;
}

const SPELT: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/^[kgp]n/, 'n'],
  [/^wr/, 'r'],
  [/[ts]ion|[ct]ian/g, 'sn'],
  [/(?<=s)ch|ch(?=n)/g, 'k'],
  [/t?chh?/g, 'C'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/([^aeiou])\1+/g, '$1'],
  [/sc?h|s?c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/dg|g(?=[eiy])|z/g, 'j'],
  [/w/g, 'v'],
  [/m(?=[^aeiouym]|$)/g, 'n'],
  // An h of its own is a sound, as in "warehouse": "helper" is not "Yellapur".
  [/(?<=[^aeiouyr])h|(?<=^r)h/g, ''],
];

/** A word as it is spoken: "guard" and गार्ड as "guard" and "gard". */
const spoken = (word: string): string =>
  SPELT.reduce((text, [spelt, sound]) => text.replace(spelt, sound), romanise(word));

/** The consonants of a word by their sound; the first y is one. */
export const soundOf = (word: string): string => spoken(word).replace(/(?<=.)y|[aeiou]/g, '');

const FOLDED: Record<string, string> = { g: 'k', d: 't', b: 'p', v: 'p', f: 'p', j: 's', C: 's', m: 'n' };

/** The same without distinctions that scripts and spellers ignore: p for b, v and f, t for d. */
export const roughSoundOf = (word: string): string => soundOf(word).replace(/[gdbvfjCm]/g, (c) => FOLDED[c]!);

/** Tamil has one letter each for p and b, and for t and d; not for v. */
const heardIn = (sound: string, isTamil: boolean): string =>
  isTamil ? sound.replace(/[gdbfjC]/g, (c) => FOLDED[c]!) : sound;

/** Letters that may stand for another sound in loan words: Assamese ch for s, Bengali and Odia bh for v, Urdu v for u and z for s, Malayalam zh for r. */
const LOANS: readonly (readonly [RegExp, string])[] = [
  [/[চছ]/g, 'স'],
  [/ভ/g, 'ৱ'],
  [/ଭ/g, 'ୱ'],
  [/یو/g, 'یؤ'],
  [/ز$/g, 'س'],
  [/ഴ/g, 'ര'],
];

/** A word as it may be read in its script. */
export const readingsInScript = (word: string): string[] =>
  LOANS.reduce(
    (words, [letter, loan]) => [...new Set(words.flatMap((each) => [each, each.replace(letter, loan)]))],
    [word],
  );

/** Whether two words have the same consonants. */
export const soundsLike = (word: string, other: string): boolean =>
  heardIn(soundOf(word), TAMIL.test(word)) === heardIn(soundOf(other), TAMIL.test(word));

/** Names of the Latin letters, as Indian scripts spell them: बीपीओ. */
const LETTERS = new Map(
  'a:e b:bii,bi c:sii,si d:dii,di e:ii f:eph g:jii,ji h:ech,eich,hech i:aaii,aai,ai j:je k:ke l:el m:em n:en o:o p:pii,pi q:kyuu r:aar s:es t:tii,ti u:yuu,yu v:vii,vi w:dablyuu x:eks y:vaaii,vaai z:jed'
    .split(' ')
    .flatMap((line) =>
      line
        .slice(2)
        .split(',')
        .map((name) => [name, line[0]!] as const),
    ),
);

/** The Latin letters that an Indian word names; '' if it names none, or more than letters. */
export const lettersNamed = (word: string): string =>
  isIndian(word) ? (lettersIn(romanise(word)) ?? '') : '';

/** The letters whose names a text is made of, found from its end: "esii" is A and C, as S and E were "esaii"; null if there are none. */
function lettersIn(text: string): string | null {
  const from: (string | null)[] = [];
  from[text.length] = '';
  for (let at = text.length - 1; at >= 0; at--) {
    from[at] = null;
    for (const [name, letter] of LETTERS) {
      const end = at + name.length;
      if (!text.startsWith(name, at) || /[^aeiou][eiou]/.test(text.slice(end - 1, end + 1))) continue;
      const others = from[end] ?? (text[end] === 'a' ? from[end + 1] : null);
      if (others != null) from[at] ??= letter + others;
    }
  }
  return from[0]!;
}

/** By what one sounds like, a word of fewer consonants is another. */
export const SOUNDS_PER_DIFFERENCE = 4;
/** Costs of other vowels, and of one more or less. */
export const OTHER_VOWEL = 0.5;
export const LIKE_VOWEL = 0.25;
const VOWELS_SPELT = [
  [/[yau]a+|aa|ai/g, 'a'],
  [/ee|ea|ii|y+/g, 'i'],
  [/oo|ou|uu/g, 'u'],
  [/au|oa/g, 'o'],
] as const;

/** The vowels before, between and after a word's consonants. */
const vowelsOf = (word: string): string[] =>
  spoken(word)
    .split(/^y|[^aeiouy]/)
    .map((vowels) => VOWELS_SPELT.reduce((text, [spelt, sound]) => text.replaceAll(spelt, sound), vowels));

/** How much two words differ when read aloud, in syllables or sounds: 0 for "gard" and "guard", 2 for "gard" and "grad". */
export function differenceOf(word: string, other: string): number {
  const [own, others] = [vowelsOf(word), vowelsOf(other)];
  const [sound, otherSound] = [word, other].map((each) => heardIn(soundOf(each), TAMIL.test(word)));
  const sounds = distance(sound!, otherSound!);
  if (own.length !== others.length) return sounds;
  const vowelDifference = isIndian(word) ? indianVowelDifference : latinVowelDifference;
  return own.reduce(
    (sum, vowels, at) => sum + vowelDifference(vowels, others[at]!, at === own.length - 1),
    sounds,
  );
}

function latinVowelDifference(own: string, other: string, isLast: boolean): number {
  if (own === other) return 0;
  if (isLast && own + other === 'e') return LIKE_VOWEL;
  return own !== '' && other !== '' ? OTHER_VOWEL : 1;
}

/** Indian letters have an a where English has u or no vowel, and e where it has a: बस, ਡਰਾਈਵਰ, லேப். */
function indianVowelDifference(own: string, other: string, isLast: boolean): number {
  if (own === other || (own === 'a' && other === 'u')) return 0;
  // Two syllables more: பொறியாளர் is no पार्लर.
  if ((own === '' || other === '') && (own + other).length > 1) return 1;
  const isLike =
    own === 'a' ? other !== '' : own === 'e' ? other === 'a' : isLast && own === '' && other === 'e';
  const isDiphthong = own.length > 1 && other.length === 1;
  return (isLike ? LIKE_VOWEL : OTHER_VOWEL) + (isDiphthong ? LIKE_VOWEL : 0);
}
