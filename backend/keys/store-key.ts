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

/**
 * Statements on a store whose personal rows are encrypted: they know the key, and the time of what is done, which stands still
 * within a transaction.
 */
export type SealedSql = Sql & {
  key: StoreKey;
  now(): Date;
  /** That time as ISO 8601, or a moment so many milliseconds from it. */
  at(ms?: number): string;
};

export type SealedDatabase = Omit<Database, 'read' | 'transaction' | 'erase'> & {
  read: SealedSql;
  transaction<T>(work: (sql: SealedSql) => Promise<T>): Promise<T>;
  erase<T>(tables: readonly string[], work: (sql: SealedSql) => Promise<T>): Promise<T>;
};

/** A store's database with its key. Once the store has another key it refuses to write: nobody could read that again. */
export function withKey(db: Database, key: StoreKey, now: () => Date): SealedDatabase {
  const sealed = (sql: Sql, clock: () => Date): SealedSql => ({
    ...sql,
    ...{ key, now: clock, at: (ms = 0) => new Date(clock().getTime() + ms).toISOString() },
  });
  const checked =
    <T>(work: (sql: SealedSql) => Promise<T>) =>
    async (sql: Sql): Promise<T> => {
      // Until the transaction ends, this keeps rotate-key from beginning.
      const [row] = await sql.query<{ mark: string }>('SELECT mark FROM store_key');
      if (row?.mark !== key.mark)
        throw new StoreKeyError('The key of the store was changed: start this program again.');
      const moment = now();
      return work(sealed(sql, () => moment));
    };
  return {
    ...db,
    read: sealed(db.read, now),
    transaction: (work) => db.transaction(checked(work)),
    erase: (tables, work) => db.erase(tables, checked(work)),
  };
}
