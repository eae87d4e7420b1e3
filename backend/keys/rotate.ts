import type { Database } from '../store/database';
import { resealAll, SEALED_TABLES } from './reseal';
import { type OpenedKey, storeKey } from './store-key';

export type KeyStore = ReturnType<typeof createKeyStore>;

export const createKeyStore = (db: Database, { key }: OpenedKey) => ({
  /**
   * Re-encrypts the store with another key in one transaction: if it is interrupted, nothing was changed. Programs
   * started before can no longer write. Resolves with the number of rows; 0 if the store has that key already.
   */
  async rotateKey(bytes: Buffer): Promise<number> {
    const target = storeKey(bytes);
    if (target.mark === key().mark) return 0;
    const tables = ['store_key', ...SEALED_TABLES.map(({ name }) => name)];
    return db.erase(tables, async (sql) => {
      await sql.lockTable('store_key');
      await sql.query('UPDATE store_key SET mark = $1', [target.mark]);
      return resealAll(sql, key(), target);
    });
  },
});
