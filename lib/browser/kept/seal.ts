const ALGORITHM = 'AES-GCM';
// NIST SP 800-38D, 8.2.2: random, of 96 bits.
const IV_BYTES = 12;

export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };

/** A non-extractable key. */
export const newSealKey = () =>
  crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);

/** Encrypts data bound to `name`. `open` throws if the data or the name was changed. */
export function sealer(key: CryptoKey) {
  const parameters = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: ALGORITHM,
    iv,
    additionalData: new TextEncoder().encode(name),
  });
  return {
    async seal(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Sealed> {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      return { iv, bytes: await crypto.subtle.encrypt(parameters(name, iv), key, bytes) };
    },
    open: (name: string, { iv, bytes }: Sealed) => crypto.subtle.decrypt(parameters(name, iv), key, bytes),
  };
}
