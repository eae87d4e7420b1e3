/** A visual line of a CV; text in another column is a separate line. */
export type CvLine = {
  text: string;
  /** Of the largest letters, in points. */
  size: number;
  /** Index of the line above in the same column; by default the previous one. -1 at the top. */
  above?: number;
  /** Whether it follows that line without a gap, so that text may continue across both. */
  isTight?: boolean;
};

/** The text of a CV, from top to bottom. */
export type CvText = {
  lines: CvLine[];
  /** Link targets: `mailto:`, `tel:` and others. */
  links: string[];
  /** Whether it was extracted from drawn glyphs: PDFs often map the letters of Indian scripts wrongly. */
  isDrawn: boolean;
};

/** Contact details found in a CV; uncertain ones are omitted. */
export type CvContact = Partial<Record<'email' | 'phone' | 'firstName' | 'lastName', string>>;

/** No real CV has more lines; the rest of a longer file is ignored. */
export const MAX_LINES = 2000;

/** Normalises digits, spaces, dashes and ligatures. */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFKC')
      // Icon fonts use the private use area for envelopes and telephones.
      .replace(/[\p{Co}\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u00AD\uFFFD]/gu, ' ')
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
      .replace(/[೦-೯]/g, (digit) => String(digit.charCodeAt(0) - 0xce6))
      .replace(/[‐‑‒–—―−]/g, '-')
      .replace(/[ \t\u00A0]+/g, ' ')
      .trim()
  );
}

/** Joins spaced-out letters: "R A V I  K U M A R" becomes "RAVI KUMAR". */
export function joinSpacedLetters(text: string): string {
  if (!/^(?:\p{L}\p{M}* +){3,}\p{L}\p{M}*\.?$/u.test(text.trim())) return text;
  const words = text.trim().split(/ {2,}/);
  // Without wider gaps, word boundaries are unknown, and "A P J K" may be initials.
  return words.length > 1 ? words.map((word) => word.replaceAll(' ', '')).join(' ') : text;
}

/** For each line the next two lines of its column that follow closely, where a broken text continues. */
export function followers(lines: readonly CvLine[]): [next: string, afterNext: string][] {
  const below = new Map<number, number>();
  lines.forEach(({ above, isTight = true }, index) => {
    const at = above ?? index - 1;
    if (isTight && at >= 0 && !below.has(at)) below.set(at, index);
  });
  return lines.map((_, index) => {
    const next = below.get(index) ?? -1;
    return [lines[next]?.text ?? '', lines[below.get(next) ?? -1]?.text ?? ''];
  });
}
