import { type Database, type Sql, StoreBusyError } from '../store/database';
import { type DataKey, StoreKeyError, unwrap, type WrappedKey } from './data-keys';
import { candidateKeys, explainMissingKey, type KeySource } from './key-source';

/** The data keys of an open store, read from it as they are needed, as another process may rotate them. */
export type Keyring = {
  /**
   * The data keys that rows may be encrypted with, the newest first, which is the one to write with. They stay until the
   * transaction ends. Rejects with StoreKeyError when one cannot be opened.
   */
  inUse(sql: Sql): Promise<DataKeys>;
  /**
   * Runs a transaction that writes rows with the data keys as they were last read, which costs nothing. The store refuses
   * rows whose key is gone; then they are read again, and the transaction is repeated.
   */
  withKnown<T>(db: Database, work: (sql: Sql, keys: DataKeys) => Promise<T>): Promise<T>;
  /** The data keys of rows, by id. Rejects with StoreKeyError when one cannot be opened. */
  of(sql: Sql, rows: { key_id: number | null }[]): Promise<(id: number) => DataKey>;
};

/** The newest first. */
export type DataKeys = [DataKey, ...DataKey[]];

export function createKeyring(source: KeySource): Keyring {
  const known = new Map<number, DataKey>();
  let lastRead: DataKeys | null = null;

  const unlock = (rows: WrappedKey[]) => {
    // A file's key may have been changed since it was last read.
    const candidates = candidateKeys(source);
    for (const row of rows) {
      const key = unwrap(row, candidates);
      if (!key) throw new StoreKeyError(explainMissingKey(source));
      known.set(row.id, key);
    }
  };
  const get = (id: number) => {
    const key = known.get(id);
    if (!key) throw new StoreKeyError(`The store lacks the data key ${id}.`);
    return key;
  };

  const readKeys = async ({ query }: Sql, lock = ''): Promise<DataKeys> => {
    const rows = await query<WrappedKey>(`SELECT id, wrapped FROM store_keys ORDER BY id DESC ${lock}`);
    unlock(rows.filter(({ id }) => !known.has(id)));
    const [newest, ...older] = rows.map(({ id }) => get(id));
    if (!newest) throw new StoreKeyError('The store has lost its data keys: restore a backup.');
    return (lastRead = [newest, ...older]);
  };

  return {
    inUse: (sql) => readKeys(sql, sql.forShare),
    async withKnown(db, work) {
      const keys = lastRead ?? (await readKeys(db.read));
      try {
        return await db.transaction((sql) => work(sql, keys));
      } catch (error) {
        if (error instanceof StoreBusyError) throw error;
        const [newest] = await readKeys(db.read);
        if (newest.id === keys[0].id) throw error;
        return db.transaction((sql) => work(sql, [newest]));
      }
    },
    async of({ query }, rows) {
      if (rows.some(({ key_id: id }) => id !== null && !known.has(id)))
        unlock(await query<WrappedKey>('SELECT id, wrapped FROM store_keys'));
      return get;
    },
  };
}
