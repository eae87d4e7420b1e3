/** A line of a CV as a reader sees it; what stands in another column is a line of its own. */
export type CvLine = {
  text: string;
  /** Of its largest letters, in points. */
  size: number;
  /** The index of the line over it in the same column; by default the one before it. -1 at the top. */
  above?: number;
  /** Whether it follows that line without a gap, so that one may go on in the other. */
  isTight?: boolean;
};

/** What a CV says, from its top to its end. */
export type CvText = {
  lines: CvLine[];
  /** Where its links lead: `mailto:`, `tel:` and others. */
  links: string[];
  /** Whether it was read from what is drawn: PDFs often name the letters of Indian scripts wrongly. */
  isDrawn: boolean;
};

/** What was found of the person in a CV; what is not certain is left out. */
export type CvContact = Partial<Record<'email' | 'phone' | 'firstName' | 'lastName', string>>;

/** No CV that a person reads has more lines; a file that does gets no further. */
export const MAX_LINES = 2000;

/** A text with its digits, spaces, dashes and ligatures in their plain form. */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFKC')
      // Icon fonts draw envelopes and telephones in the private area.
      .replace(/[\p{Co}\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u00AD\uFFFD]/gu, ' ')
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
      .replace(/[೦-೯]/g, (digit) => String(digit.charCodeAt(0) - 0xce6))
      .replace(/[‐‑‒–—―−]/g, '-')
      .replace(/[ \t\u00A0]+/g, ' ')
      .trim()
  );
}

/** Joins letters that are set apart for show: "R A V I  K U M A R" becomes "RAVI KUMAR". */
export function closeUp(text: string): string {
  if (!/^(?:\p{L}\p{M}* +){3,}\p{L}\p{M}*\.?$/u.test(text.trim())) return text;
  const words = text.trim().split(/ {2,}/);
  // Without wider gaps nobody knows where words end, and "A P J K" may be initials.
  return words.length > 1 ? words.map((word) => word.replaceAll(' ', '')).join(' ') : text;
}

/** For each line the one that follows it closely in its column, and the one after that: where a broken text goes on. */
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
