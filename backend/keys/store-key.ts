import { createVault, type Vault } from '../../lib/base/vault';
import type { Database, Sql } from '../store/database';

/** The store's encryption key is not available. */
export class StoreKeyError extends Error {
  override name = 'StoreKeyError';
}

/** The key that encrypts rows. The store keeps its `mark` to identify it. */
export type StoreKey = Vault & { mark: string };

export function storeKey(bytes: Buffer): StoreKey {
  const vault = createVault(bytes, 'store');
  return { ...vault, mark: vault.fingerprint('store key') };
}

/** Reads the key's mark from a store of any version; null if it is not encrypted. */
export async function keyMarkOf({ column, tables }: Sql): Promise<string | null> {
  if (!(await tables()).includes('store_key')) return null;
  return (await column<string>('SELECT mark FROM store_key'))[0] ?? null;
}

/** Finds the key with a store's mark. */
export const keyWith = (mark: string | null, candidates: Buffer[]): Buffer | undefined =>
  candidates.find((bytes) => storeKey(bytes).mark === mark);

/** An opened store's key. */
export type OpenedKey = { key: () => StoreKey };

/** Statements on a store with encrypted rows, with the key and a clock, which is frozen within a transaction. */
export type SealedSql = Sql & {
  key: StoreKey;
  now(): Date;
  /** The clock's time in ISO 8601, offset by `ms` milliseconds. */
  at(ms?: number): string;
};

export type SealedDatabase = Omit<Database, 'read' | 'transaction' | 'erase'> & {
  read: SealedSql;
  transaction<T>(work: (sql: SealedSql) => Promise<T>): Promise<T>;
  erase<T>(tables: readonly string[], work: (sql: SealedSql) => Promise<T>): Promise<T>;
};

/** Adds the key to a store's database. After a rotation it refuses to write, because the rows would be unreadable. */
export function withKey(db: Database, key: StoreKey, now: () => Date): SealedDatabase {
  const sealed = (sql: Sql, clock: () => Date): SealedSql => ({
    ...sql,
    key,
    now: clock,
    at: (ms = 0) => new Date(clock().getTime() + ms).toISOString(),
  });
  const checked =
    <T>(work: (sql: SealedSql) => Promise<T>) =>
    async (sql: Sql): Promise<T> => {
      // Blocks rotate-key until the transaction ends.
      const [row] = await sql.query<{ mark: string }>('SELECT mark FROM store_key');
      if (row?.mark !== key.mark)
        throw new StoreKeyError('The database’s key was changed: restart this program.');
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
