import { closest, distance } from 'fastest-levenshtein';

/** "; did you mean phone?" if one of the known names is near, else the names. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = known.length > 0 ? closest(name.toLowerCase(), known) : '';
  if (near && distance(name.toLowerCase(), near.toLowerCase()) <= Math.max(2, near.length / 3))
    return `; did you mean ${near}?`;
  return known.length > 0 && known.length <= 20 ? `; known are ${known.join(', ')}` : '';
}
