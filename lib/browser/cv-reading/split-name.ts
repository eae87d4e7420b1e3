const HONORIFICS =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|shri|sri|smt|shrimati|sh|er|engr|adv|advocate|capt|col|श्री|श्रीमती|सुश्री|डॉ|ಶ್ರೀ|ಶ್ರೀಮತಿ|ಡಾ)\.?$/iu;
/** Suffixes of names: degrees, and pronouns. */
export const DEGREE =
  /^(?:b\.?a|b\.?com|b\.?sc|b\.?e|b\.?tech|b\.?ed|b\.?arch|b\.?pharm\w*|bba|bca|bds|bhms|bams|m\.?a|m\.?com|m\.?sc|m\.?e|m\.?tech|m\.?ed|m\.?b\.?a|m\.?c\.?a|m\.?phil|m\.?d|m\.?s|mbbs|mds|ph\.?\s?d|pgdm|ll\.?[bm]|c\.?a|c\.?s|acs|fca|aca|cma|icwa|cfa|cpa|acca|pmp|phr|sphr|gnm|anm|r\.?n|csm|iti|shrm-?c?p?|she|her|he|him|they|them)\.?$/i;
/** Of two letters only after a comma: "Ravi ME" may be a name. */
const INITIALS = /^(?:\p{L}\p{M}*\.?){1,3}$/u;

type SplitName = { firstName: string; lastName?: string };

/**
 * Splits a name into first and last name: the last word, or trailing initials, are the last name; a single word is a first
 * name; "KUMAR, Ravi" is reordered. Drops honorifics and degrees, and converts capitals to title case. Null if nothing is
 * left.
 */
export function splitName(name: string): SplitName | null {
  const [before = '', ...after] = name
    .replace(/\([^()]*\)/g, ' ')
    .split(/,/)
    .map((part) => part.trim())
    .filter(Boolean);
  const given = after.filter((part) => !part.split(/[\s/]+/).every((word) => DEGREE.test(word)));
  if (given.length > 1) return null;
  const last = wordsOf(before);
  if (given.length === 1) {
    const first = wordsOf(given[0]!);
    return first.length > 0 && last.length > 0 ? { firstName: cased(first), lastName: cased(last) } : null;
  }
  if (last.length === 0) return null;
  if (last.length === 1) return { firstName: cased(last) };
  const at = startOfLast(last);
  return { firstName: cased(last.slice(0, at)), lastName: cased(last.slice(at)) };
}

function wordsOf(part: string): string[] {
  const words = part
    // "R.Kumar" and "Dr.Ravi" lack a space.
    .replace(/(\p{L}\p{M}*\.)(?=\p{L}{2})/gu, '$1 ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  while (words.length > 1 && HONORIFICS.test(words[0]!)) words.shift();
  while (words.length > 1 && DEGREE.test(words.at(-1)!) && !isInitial(words.at(-1)!)) words.pop();
  return words;
}

const isInitial = (word: string) =>
  /^(?:\p{L}\p{M}*\.?)$/u.test(word) || (INITIALS.test(word) && word.includes('.'));

/** Index of the last name: trailing initials count as one, as in "Kumar S. R.". */
function startOfLast(words: string[]): number {
  let at = words.length - 1;
  if (!isInitial(words[at]!)) return at;
  while (at > 1 && isInitial(words[at - 1]!)) at--;
  return at;
}

function cased(words: string[]): string {
  return words.map(titleCase).join(' ');
}

/** "D'SOUZA" → "D'Souza"; mixed case is left as written. */
function titleCase(word: string): string {
  const letters = word.replace(/[^\p{L}]/gu, '');
  const isShort = letters.length <= 3 && !/[AEIOUYaeiouy]/.test(letters);
  const isAbbreviated = /^(?:md|mohd|sk|kr|smt)\.?$/i.test(word);
  if (!isAbbreviated && INITIALS.test(word) && (word.includes('.') || isShort) && word === word.toUpperCase())
    return word;
  if (word !== word.toUpperCase() && word !== word.toLowerCase()) return word;
  return word
    .toLowerCase()
    .replace(/(^|[-'’.])(\p{L})/gu, (_, start: string, letter: string) => start + letter.toUpperCase());
}
