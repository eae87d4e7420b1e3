import { toWords } from './normalise';

/** A unit of a query that is kept or dropped as a whole: "front-end" has two, "C++" one. */
export type Piece = {
  text: string;
  /** Punctuation that joins it to the previous piece: "-" in "front-end"; null after a space. */
  glue: string | null;
  /** Normalised for comparison: lower case, "W.F.H" as "wfh". */
  words: string[];
};

/** Punctuation between words; "+", "#" and dots are part of names. */
const BETWEEN = /([-–—/|()[\]:&!?"“”*=]+)/;

// Replaces the dash of "3-5" while pieces are split at dashes.
const RANGE_MARK = '\uE000';

export function cut(keyword: string): Piece[] {
  return withWholeNumbers(keyword)
    .split(/[\s,;]+/)
    .flatMap(piecesOfToken);
}

/** The text of the kept pieces, as typed. */
export function join(pieces: readonly Piece[], kept: (index: number) => boolean): string {
  let text = '';
  for (const [index, piece] of pieces.entries()) {
    if (!kept(index)) continue;
    // Drops brackets, which would be unbalanced.
    const isGlued = piece.glue !== null && !/[()[\]]/.test(piece.glue) && kept(index - 1);
    text += (isGlued ? piece.glue : text && ' ') + piece.text;
  }
  return text;
}

/** Makes "25,000", "3 - 5" and "10 th" one piece each. */
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

/** Words for comparison with the lexicon. Numbers keep their dots, plus signs and ranges: "3.5lpa", "3-5". */
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

const withoutInitialsDots = (text: string): string =>
  /^(?:\p{L}\.)+\p{L}?$/u.test(text) ? text.replaceAll('.', '') : text;
