import { distance } from 'fastest-levenshtein';

const MIN_LENGTH = 3;
const MAX_LENGTH = 30;
/** Shorter words always have a neighbour. */
export const MIN_MISTYPED = 4;

/** How many letters of a word may be mistyped. */
export function allowedEdits(word: string): 0 | 1 | 2 {
  const { length } = [...word];
  if (length < MIN_MISTYPED || !isCorrectionCandidate(word)) return 0;
  return length < 6 ? 1 : 2;
}

/** Whether a word of a job may be what another one means. */
export function isCorrectionCandidate(word: string): boolean {
  const { length } = [...word];
  return length >= MIN_LENGTH && length <= MAX_LENGTH && !/\p{N}/u.test(word);
}

/** Returns the candidates with the fewest edits from the word, at most `edits`. */
export function closestWords(word: string, candidates: string[], edits: number): string[] {
  const swapped = withNeighboursSwapped(word);
  let least = edits;
  let closest: string[] = [];
  for (const candidate of candidates) {
    const needed = Math.min(
      distance(word, candidate),
      ...swapped.map((other) => 1 + distance(other, candidate)),
    );
    if (needed > least) continue;
    if (needed < least) closest = [];
    least = needed;
    closest.push(candidate);
  }
  return closest;
}

// Two swapped letters are one typo, which Levenshtein counts as two.
function withNeighboursSwapped(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => {
    const swapped = [...letters];
    swapped[index + 1] = letters[index] ?? '';
    swapped[index] = letter;
    return swapped.join('');
  });
}
