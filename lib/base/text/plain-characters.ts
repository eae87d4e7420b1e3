/** Removes the invisible marks by which a name would turn the text around it, such as U+202E. */
export const withoutDirectionMarks = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');

// Joiners after a mark belong to words of Indian scripts; anywhere else they are removed like other invisible characters.
const INVISIBLE = /(?<!\p{M})[\u200C\u200D]|(?![\u200C\u200D])\p{Cf}/gu;

/**
 * Normalises a short text to what a plain keyboard would type: no invisible characters, no full-width characters, digits
 * of all scripts as 0 to 9, single spaces.
 */
export function plainCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Unicode orders the decimal digits of each script from its zero: https://www.unicode.org/reports/tr44/#Numeric_Type */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
