import path from 'node:path';
import { loadOrCreateKey } from '../../shared/secret-key';
import { createVault } from './vault';

export const outboxFile = (dataDir: string) => path.resolve(dataDir, 'outbox.sqlite');

/** The lock of a folder's outbox; `key` is hexadecimal, null means the one kept there. @throws Error as loadOrCreateKey */
export function outboxVault(dataDir: string, key: string | null) {
  return createVault(key ? Buffer.from(key, 'hex') : loadOrCreateKey(path.resolve(dataDir, 'outbox.key')));
}
