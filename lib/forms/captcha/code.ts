import { randomInt } from 'node:crypto';
import type { CAPTCHA_CHARSETS } from '../../base/env';

export type CaptchaCharset = (typeof CAPTCHA_CHARSETS)[number];

export const CODE_LENGTH = 6;
// The specification's canvas (§9).
export const CHARACTER_WIDTH = 25;
export const IMAGE_HEIGHT = 30;

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';

// Answers are compared exactly, so easily confused characters are left out: 0 and O, 1 and I, and in the mixed set
// letters whose cases differ only in size or, like Y and y, in position.
const characters: Record<CaptchaCharset, string> = {
  mixed: 'ABDEFGHJKLMNPQRTUVWXYabdefhmnrt3467',
  upper: (UPPER + DIGITS).replace(/[0OQ1I5S2Z8B]/g, ''),
  lower: (LOWER + DIGITS).replace(/[0o1l9gq5s2z]/g, ''),
  numbers: DIGITS,
  special_char: '!#$%&*+=?@<>{}[]^~/',
};

/** All upper- and lower-case variants of a typed code; [] if it has the wrong length. */
export function inAnyCase(code: string): string[] {
  if (code.length !== CODE_LENGTH) return [];
  const cases = (character: string) => [...new Set([character.toLowerCase(), character.toUpperCase()])];
  return [...code].reduce(
    (heads, character) => heads.flatMap((head) => cases(character).map((either) => head + either)),
    [''],
  );
}

/** A random code of CODE_LENGTH characters. */
export function randomCode(charset: CaptchaCharset): string {
  const pool = characters[charset];
  return Array.from({ length: CODE_LENGTH }, () => pool[randomInt(pool.length)]).join('');
}
