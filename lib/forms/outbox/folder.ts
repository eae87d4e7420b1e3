import path from 'node:path';
import { loadOrCreateKey } from '../../base/secret-key';
import { createVault } from '../../base/vault';

export const outboxFile = (dataDir: string) => path.resolve(dataDir, 'outbox.sqlite');

/**
 * The vault of a folder's outbox. `key` is hexadecimal; if null, uses the one kept in the folder, or else the derived one.
 * @throws Error as loadOrCreateKey
 */
export function outboxVault(dataDir: string, key: string | null, derivedKey?: string | null) {
  const file = path.resolve(dataDir, 'outbox.key');
  return createVault(key ? Buffer.from(key, 'hex') : loadOrCreateKey(file, derivedKey), 'outbox');
}
