import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { drawCode } from './draw';

/** Input of the worker, which knows no settings. */
export type PictureTask = { code: string; inks: readonly string[] };

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

/** Draws and hashes a code: some 30 ms of CPU time, so never on the main thread. */
export function makePicture({ code, inks }: PictureTask): Picture {
  const salt = randomBytes(16);
  const hashOf = (text: string, rounds: number) =>
    pbkdf2Sync(text, salt, rounds, HASH_BYTES, 'sha256').toString('hex');
  return {
    code,
    image: `data:image/png;base64,${drawCode(code, inks).toString('base64')}`,
    salt: salt.toString('base64'),
    hash: hashOf(code, HASH_ROUNDS),
    folded: hashOf(code.toLowerCase(), HASH_ROUNDS / 10).slice(0, 1),
    rounds: HASH_ROUNDS,
  };
}
