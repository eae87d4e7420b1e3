import { randomBytes } from 'node:crypto';
import { createVault, type Vault } from '../../lib/base/vault';

const KEY_BYTES = 32;

/** The store is encrypted with a key that this program does not have. */
export class StoreKeyError extends Error {
  override name = 'StoreKeyError';
}

/** A row of store_keys: a data key, encrypted with the store's key. */
export type WrappedKey = { id: number; wrapped: Buffer };

/** What rows are encrypted with. Each knows the id of its data key; a higher one is newer. */
export type DataKey = Vault & { id: number; bytes: Buffer };

const placeOf = (id: number) => `store_keys ${id}`;

/** A data key of 32 bytes, made unless it is given. */
export function dataKey(id: number, bytes: Buffer = randomBytes(KEY_BYTES)): DataKey {
  return { ...createVault(bytes, 'store'), id, bytes };
}

/** Encrypts a data key with the store's key. */
export function wrap({ id, bytes }: Pick<DataKey, 'id' | 'bytes'>, storeKey: Buffer): WrappedKey {
  return { id, wrapped: createVault(storeKey, 'store keys').seal([bytes], placeOf(id)) };
}

/** Decrypts a data key with the first of some keys that can; null where none can. */
export function unwrap({ id, wrapped }: WrappedKey, storeKeys: Buffer[]): DataKey | null {
  for (const storeKey of storeKeys) {
    try {
      return dataKey(id, createVault(storeKey, 'store keys').open(wrapped, placeOf(id)));
    } catch {
      // Of another key.
    }
  }
  return null;
}

/** Whether one of these keys opens all data keys. */
export const opensAll = (rows: WrappedKey[], storeKeys: Buffer[]) =>
  rows.every((row) => unwrap(row, storeKeys) !== null);
