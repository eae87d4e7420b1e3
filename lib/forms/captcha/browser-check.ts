import { messages } from '../../content/messages';

type CheckableChallenge = { salt: string; hash: string; folded: string; rounds: number };

/**
 * Checks a typed code in the browser. Returns the error message, or null if there is none or the browser cannot tell
 * (no crypto.subtle on plain HTTP): the server decides in any case.
 */
export async function problemOf(code: string, challenge: CheckableChallenge): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const { salt, hash, folded, rounds } = challenge;
  if ((await hashOf(code, salt, rounds)) === hash) return null;
  const small = code.toLowerCase();
  const hasLetters = small !== code.toUpperCase();
  const isCase = hasLetters && (await hashOf(small, salt, rounds / 10)).startsWith(folded);
  return isCase ? messages.captchaCase : messages.captchaMismatch;
}

/** The first byte of PBKDF2-SHA-256, in hex. */
async function hashOf(code: string, salt: string, rounds: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(code), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    {
      name: 'PBKDF2',
      hash: 'SHA-256',
      iterations: rounds,
      salt: Uint8Array.from(atob(salt), (character) => character.charCodeAt(0)),
    },
    key,
    8,
  );
  return new Uint8Array(bits)[0]!.toString(16).padStart(2, '0');
}
