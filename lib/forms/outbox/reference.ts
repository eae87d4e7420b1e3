import { randomBytes } from 'node:crypto';

// 32 characters without 0, O, 1 and I, which are mistaken for each other on paper and on the telephone.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A short name of a submission for people: 8 characters, one of 10^12. */
export function randomReference(): string {
  return [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
