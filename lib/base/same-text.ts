import { timingSafeEqual } from 'node:crypto';

/** Whether a signed text is the one that was expected, compared in constant time. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
