import path from 'node:path';
import { loadOrCreateKey } from '../../base/secret-key';
import { createVault } from '../../base/vault';

export const outboxFile = (dataDir: string) => path.resolve(dataDir, 'outbox.sqlite');
export const outboxKeyFile = (dataDir: string) => path.resolve(dataDir, 'outbox.key');

/**
 * The vault of a folder's outbox. `key` is hexadecimal, for a folder without one; if null, one is created there.
 * @throws Error as loadOrCreateKey
 */
export const outboxVault = (dataDir: string, key: string | null) =>
  createVault(loadOrCreateKey(outboxKeyFile(dataDir), key), 'outbox');
