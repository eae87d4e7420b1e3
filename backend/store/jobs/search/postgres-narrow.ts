// A private-use letter, as the marks of postgres-terms.ts: visitors cannot type it. A word has 2,046 bytes at most.
const FILLER = '\uE003'.repeat(670);
const MOST_INLINE_BYTES = 2_100;
const BYTES_BESIDE_WORD = 4;

/**
 * The lexemes of a tsvector without positions, with one more where they are so few that PostgreSQL would not move them
 * out of line: it does so only in rows of more than 2 kB (TOAST_TUPLE_THRESHOLD). Rows that hold but a key make counting
 * quick, whatever the length of the jobs.
 */
export function enoughToMove(lexemes: string[]): string[] {
  const bytes = lexemes.reduce((sum, lexeme) => sum + BYTES_BESIDE_WORD + Buffer.byteLength(lexeme), 0);
  return bytes < MOST_INLINE_BYTES ? [...lexemes, FILLER] : lexemes;
}
