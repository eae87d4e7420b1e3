import type { Sealing } from '../store/schema-files';
import { candidateKeys, explainMissingKey, keyForNewStore, type KeySource } from './key-source';
import { plainRowMovers } from './plain-rows';
import { poolRegistrations } from './pool-registrations';
import { keyWith, type OpenedKey, storeKey, type StoreKey, StoreKeyError } from './store-key';

/** Finds the key of a store, a new or an older one's too. @throws StoreKeyError, which says what to do */
export function createSealing(source: KeySource): Sealing & OpenedKey {
  let found: StoreKey | null = null;
  const key = (): StoreKey => {
    if (!found) throw new StoreKeyError('The database has not been opened yet.');
    return found;
  };
  return {
    key,
    newMark: () => (found = storeKey(keyForNewStore(source))).mark,
    unlock(mark) {
      const bytes = keyWith(mark, candidateKeys(source));
      if (!bytes) throw new StoreKeyError(explainMissingKey(source));
      found = storeKey(bytes);
    },
    sealing: plainRowMovers(key),
    poolRegistrations: (sql) => poolRegistrations(sql, key()),
  };
}
