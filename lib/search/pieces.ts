import { toWords } from './normalise';

/** A part of what was typed that is kept or dropped as one: "front-end" has two, "C++" one. */
export type Piece = {
  text: string;
  /** The punctuation between it and the piece before, if no space is: "-" in "front-end"; else null. */
  glue: string | null;
  /** As words are compared: lower case, "W.F.H" as "wfh". */
  words: string[];
};

/** Punctuation between words; "+", "#" and dots are part of names. */
const BETWEEN = /([-–—/|()[\]:&!?"“”*=]+)/;

// Stands for the dash of "3-5" while pieces are cut at dashes.
const RANGE_MARK = '\uE000';

/** The pieces of a keyword, in order. */
export function cut(keyword: string): Piece[] {
  return withWholeNumbers(keyword)
    .split(/[\s,;]+/)
    .flatMap(piecesOfToken);
}

/** What the pieces say, as it was typed. */
export function join(pieces: readonly Piece[], kept: (index: number) => boolean): string {
  let text = '';
  for (const [index, piece] of pieces.entries()) {
    if (!kept(index)) continue;
    // A bracket would be left without its other half.
    const isGlued = piece.glue !== null && !/[()[\]]/.test(piece.glue) && kept(index - 1);
    text += (isGlued ? piece.glue : text && ' ') + piece.text;
  }
  return text;
}

/** "25,000", "3 - 5" and "10 th" are one piece each. */
function withWholeNumbers(keyword: string): string {
  return keyword
    .replace(/(?<=\d),(?=\d{2,3}(?!\d))|(?<=\d) (?=th\b)/gi, '')
    .replace(/(?<=\d) ?[-–—] ?(?=\d)/g, RANGE_MARK);
}

function piecesOfToken(token: string): Piece[] {
  const pieces: Piece[] = [];
  let glue = '';
  for (const [index, part] of token.split(BETWEEN).entries()) {
    if (index % 2 === 1) glue = part;
    else if (part !== '') {
      const text = part.replaceAll(RANGE_MARK, '-');
      pieces.push({ text, glue: pieces.length > 0 ? glue : null, words: comparable(text) });
    }
  }
  return pieces;
}

/** Words as they are compared with the lexicon's. Numbers keep their dots, plus signs and ranges: "3.5lpa", "3-5". */
export function comparable(text: string): string[] {
  const plain = text.replace(/[०-९೦-೯]/g, (digit) => String((digit.charCodeAt(0) - 6) % 16));
  if (!/\d/.test(plain)) return toWords(withoutInitialsDots(plain));
  return plain
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?:₹|^rs\.?|^inr)(?=\d)/, 'rs ')
    .replace(/\.(?!\d)|(?<!\d)\./g, '')
    .replace(/[^\p{L}\p{M}\p{N}.+ -]|[\u200B-\u200D]/gu, '')
    .split(' ')
    .filter(Boolean);
}

function withoutInitialsDots(text: string): string {
  return /^(?:\p{L}\.)+\p{L}?$/u.test(text) ? text.replaceAll('.', '') : text;
}
