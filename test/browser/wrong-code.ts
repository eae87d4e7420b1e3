import { pbkdf2Sync } from 'node:crypto';
import { CAPTCHA_CODE } from './sites';

type Challenge = { salt: string; hash: string; rounds: number };

/** A code that browsers can detect as wrong; one in 256 wrong ones shares the right one's 8 bits. */
export function wrongCode({ salt, hash, rounds }: Challenge): string {
  const bits = (code: string) =>
    pbkdf2Sync(code, Buffer.from(salt, 'base64'), rounds, hash.length / 2, 'sha256').toString('hex');
  const wrong = [CAPTCHA_CODE.toUpperCase(), CAPTCHA_CODE.toLowerCase(), 'zzzzzz', 'yyyyyy'];
  return wrong.find((code) => bits(code) !== hash)!;
}
