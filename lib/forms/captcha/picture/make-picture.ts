import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { drawCode } from './draw';

/** A picture of a code, with hashes by which a browser can notice typos. */
export type Picture = {
  code: string;
  /** PNG, as a data: URL. */
  image: string;
  /** base64 */
  salt: string;
  /** The first 8 bits of PBKDF2-SHA-256 over the code, in hex. */
  hash: string;
  /** The first 4 bits of the same over the lower-cased code, with a tenth of the rounds. */
  folded: string;
  rounds: number;
};

const HASH_ROUNDS = 100_000;
// Catches 255 of 256 typos without a request, but tells a guessing program next to nothing.
const HASH_BYTES = 1;

const derive = promisify(pbkdf2);

/** Draws a code in 3 ms, and hashes it in 30 on another thread. */
export async function makePicture(code: string, inks: readonly string[]): Promise<Picture> {
  const salt = randomBytes(16);
  const hashOf = async (text: string, rounds: number) =>
    (await derive(text, salt, rounds, HASH_BYTES, 'sha256')).toString('hex');
  return {
    code,
    image: `data:image/png;base64,${drawCode(code, inks).toString('base64')}`,
    salt: salt.toString('base64'),
    hash: await hashOf(code, HASH_ROUNDS),
    folded: (await hashOf(code.toLowerCase(), HASH_ROUNDS / 10)).slice(0, 1),
    rounds: HASH_ROUNDS,
  };
}
