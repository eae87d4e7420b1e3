import { log } from '../../lib/base/log';
import { createVault, type Vault } from '../../lib/base/vault';
import type { Database, Sql } from '../store/database';
import { candidateKeys, explainMissingKey, keyForNewStore, type KeySource } from './key-source';

/** The store is encrypted with a key that this program does not have. */
class StoreKeyError extends Error {
  override name = 'StoreKeyError';
}

/** What rows are encrypted with. The store keeps `mark`, which tells the key from others. */
export type StoreKey = Vault & { bytes: Buffer; mark: string };

export function storeKey(bytes: Buffer): StoreKey {
  const vault = createVault(bytes, 'store');
  return { ...vault, bytes, mark: vault.fingerprint('store key') };
}

/** The key of a store that is opened; `source` says where keys come from. */
export type OpenedKey = { source: KeySource; key: () => StoreKey };

/** Finds the key of a store: a new one's, or that of its mark. @throws StoreKeyError, which says what to do */
export function findStoreKey(source: KeySource) {
  let found: StoreKey | null = null;
  return {
    source,
    key(): StoreKey {
      if (!found) throw new StoreKeyError('The store was not opened yet.');
      return found;
    },
    /** Takes a key for a new store. */
    takeNew: (): StoreKey => (found = storeKey(keyForNewStore(source))),
    /** Takes the first key that fits. */
    take(fits: (key: StoreKey) => boolean): StoreKey {
      const candidates = candidateKeys(source).map(storeKey);
      found = candidates.find(fits) ?? null;
      if (!found) throw new StoreKeyError(explainMissingKey(source));
      if (found !== candidates[0])
        log('warn', 'store-key-rotation-unfinished', { advice: 'Run the command rotate-key.' });
      return found;
    },
  };
}

/** What tells the key of a store. */
async function readMark({ query }: Sql): Promise<string | undefined> {
  const [row] = await query<{ mark: string }>('SELECT mark FROM store_key');
  return row?.mark;
}

/** Refuses to write once the store has another key, as whatever is encrypted with this one could not be read again. */
export function withKeyChecked(db: Database, { mark }: StoreKey): Database {
  const checked =
    <T>(work: (sql: Sql) => Promise<T>) =>
    async (sql: Sql): Promise<T> => {
      // Until the transaction ends, this keeps rotate-key from beginning.
      if ((await readMark(sql)) !== mark)
        throw new StoreKeyError('The key of the store was changed: start this program again.');
      return work(sql);
    };
  return {
    ...db,
    transaction: (work) => db.transaction(checked(work)),
    erase: (tables, work) => db.erase(tables, checked(work)),
  };
}
