type CheckableChallenge = { salt: string; hash: string; rounds: number };

/**
 * Whether a typed code can be right, checked in the browser without a request. Also true where the browser cannot tell
 * (no crypto.subtle on plain HTTP): the server decides in any case.
 */
export async function mayMatch(code: string, challenge: CheckableChallenge): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return true;
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(code), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const salt = Uint8Array.from(atob(challenge.salt), (character) => character.charCodeAt(0));
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: challenge.rounds },
    key,
    challenge.hash.length * 4,
  );
  const hash = Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hash === challenge.hash;
}
