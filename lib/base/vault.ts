import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Encrypts data at rest. */
export type Vault = ReturnType<typeof createVault>;

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
// Encrypting a whole CV at once would allocate new memory pages for each copy.
const CHUNK_BYTES = 64 * 1024;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

/** AES-256-GCM encryption, and keyed fingerprints. `key` has 32 bytes; keys of different uses are independent. */
export function createVault(key: Buffer, use: 'outbox' | 'store') {
  // A separate key for each purpose.
  const derive = (purpose: string) => createHmac('sha256', key).update(`dwaar ${use} ${purpose}`).digest();
  const encryptionKey = derive('encryption');
  const fingerprintKey = derive('fingerprint');
  return {
    /** Encrypts chunks of bytes and binds them to a place, e.g. "ID payload", the only one for which they can be opened. */
    seal(parts: Uint8Array[], place: string): Buffer {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv).setAAD(Buffer.from(place));
      const sealed = Buffer.alloc(HEAD_BYTES + parts.reduce((sum, { length }) => sum + length, 0));
      let end = HEAD_BYTES;
      for (const part of parts)
        for (let at = 0; at < part.length; at += CHUNK_BYTES)
          end += cipher.update(part.subarray(at, at + CHUNK_BYTES)).copy(sealed, end);
      cipher.final();
      sealed[0] = VERSION;
      iv.copy(sealed, 1);
      cipher.getAuthTag().copy(sealed, 1 + IV_BYTES);
      return sealed;
    },
    /** @throws Error when the bytes were changed, or sealed with another key or for another place */
    open(sealed: Buffer, place: string): Buffer {
      if (sealed.length < HEAD_BYTES || sealed[0] !== VERSION) throw new Error('not sealed by this version');
      const iv = sealed.subarray(1, 1 + IV_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
    },
    /** Equal for equal parts. Keyed, because the plain hash of a short text can be guessed. */
    fingerprint(...parts: (string | Uint8Array)[]): string {
      const hash = createHmac('sha256', fingerprintKey);
      // Prefixed with the length, so that "ab" + "c" differs from "a" + "bc".
      for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
      return hash.digest('hex');
    },
  };
}
