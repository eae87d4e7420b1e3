// Joiners belong to words of Indian scripts, where they follow a mark; anywhere else they are as invisible as the rest.
const INVISIBLE = /(?<!\p{M})[\u200C\u200D]|(?![\u200C\u200D])\p{Cf}/gu;

/**
 * A short text as a plain keyboard would have typed it: without the invisible marks that copying brings along, full-width
 * characters as usual ones, digits of all scripts as 0 to 9, and single spaces.
 */
export function plainCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Unicode has the decimal digits of each script in order, from its zero: https://www.unicode.org/reports/tr44/#Numeric_Type */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
