import { log } from '../../lib/base/log';
import type { Database } from '../store/database';
import { opensAll, type WrappedKey } from './data-keys';
import { candidateKeys, type KeySource } from './key-source';
import type { Keyring } from './keyring';
import { rotateKey, type Rotation } from './rotate';
import type { RotatedTable } from './rotated-tables';

/** The encryption of what is personal in the store. */
export type KeyStore = {
  /** Rejects with StoreKeyError, which says what to do, where the store cannot be read with the keys of this program. */
  unlock(): Promise<void>;
  /**
   * Changes the store over to another key, and encrypts everything anew, in transactions of limited size; another call
   * goes on where one was interrupted. The API may run meanwhile. `onBatch` is told how many rows are done. Rejects with
   * RotationError where there is no other key.
   */
  rotateKey(onBatch?: (rows: number) => void): Promise<Rotation>;
};

/** `tables`: those with encrypted rows. */
export function createKeyStore(
  db: Database,
  { keyring, keys, tables }: { keyring: Keyring; keys: KeySource; tables: RotatedTable[] },
  now: () => Date,
): KeyStore {
  return {
    async unlock() {
      const rows = await db.read.query<WrappedKey>('SELECT id, wrapped FROM store_keys');
      await keyring.of(
        db.read,
        rows.map(({ id }) => ({ key_id: id })),
      );
      const [first] = candidateKeys(keys);
      const isChanging = rows.length > 1 || !opensAll(rows, first ? [first] : []);
      if (isChanging)
        log('warn', 'store-key-rotation-unfinished', {
          advice: 'Run the command rotate-key, until it is done.',
        });
    },
    rotateKey: (onBatch) => rotateKey(db, tables, keys, now(), onBatch),
  };
}
