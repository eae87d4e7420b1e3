const ALGORITHM = 'AES-GCM';
// NIST SP 800-38D, 8.2.2: random, of 96 bits.
const IV_BYTES = 12;

export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };

/** A key that scripts can use but not read. */
export const newSealKey = () =>
  crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);

/** Encrypts what is kept under `name`, so that it opens under no other. `open` throws for what was changed. */
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
