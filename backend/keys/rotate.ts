import { existsSync, renameSync } from 'node:fs';
import { createKey, readKey } from '../../lib/base/secret-key';
import { CommandError, print } from '../base/command';
import type { Database } from '../store/database';
import { keyFile, nextKeyFile, type KeySource } from './key-source';
import { resealAll, SEALED_TABLES } from './reseal';
import { type OpenedKey, storeKey } from './store-key';

type KeyStore = ReturnType<typeof createKeyStore>;

export const createKeyStore = (db: Database, { source, key }: OpenedKey, now: () => Date) => ({
  /**
   * Re-encrypts the store with another key in one transaction; programs started before can no longer write. Resolves
   * with the number of rows and the previous key's file, if in DATA_DIR. Rejects with CommandError without another
   * key.
   */
  async rotateKey() {
    const target = storeKey(targetKey(source, key().bytes, now()));
    const tables = ['store_key', ...SEALED_TABLES.map(({ name }) => name)];
    const rows = await db.erase(tables, async (sql) => {
      await sql.lockTable('store_key');
      await sql.query('UPDATE store_key SET mark = $1', [target.mark]);
      return resealAll(sql, key, target);
    });
    const replaced = takeNextKeyFile(source, now());
    return {
      rows,
      oldKeyFile: replaced ?? (source.storeKey ? renameAside(keyFile(source.dataDir), now()) : null),
    };
  },
});

/** Returns STORE_KEY, or a key file in the data folder, reusing the one of an interrupted rotation. */
function targetKey(source: KeySource, current: Buffer, now: Date): Buffer {
  const { storeKey: given, dataDir } = source;
  if (given !== null) {
    const bytes = Buffer.from(given, 'hex');
    if (!bytes.equals(current)) return bytes;
    throw new CommandError(
      'STORE_KEY is already the database’s key. Set a new key (openssl rand -hex 32) as STORE_KEY, and the current one as STORE_KEY_OLD.',
    );
  }
  const next = readKey(nextKeyFile(dataDir));
  if (next && !next.equals(current)) return next;
  // Interrupted before the files were renamed.
  if (next) takeNextKeyFile(source, now);
  return createKey(nextKeyFile(dataDir));
}

/** Installs the rotation's new key file. Keeps the previous one and returns its new name. */
function takeNextKeyFile({ storeKey: given, dataDir }: KeySource, now: Date): string | null {
  const next = nextKeyFile(dataDir);
  if (given !== null || !existsSync(next)) return null;
  const old = renameAside(keyFile(dataDir), now);
  renameSync(next, keyFile(dataDir));
  return old;
}

/** Renames a key file, because older backups need it. Returns the new name, or null if there is none. */
export function renameAside(file: string, now: Date): string | null {
  if (!existsSync(file)) return null;
  const kept = `${file}.before-${now.toISOString().replaceAll(':', '')}`;
  renameSync(file, kept);
  return kept;
}

/** Rotates the store's key and prints what to do next. */
export async function rotateKeyCommand(store: KeyStore): Promise<void> {
  const { rows, oldKeyFile } = await store.rotateKey();
  const where = oldKeyFile === null ? '' : `, which is now in ${oldKeyFile}`;
  print(
    `Re-encrypted ${rows} rows with a new key. Older backups need the old key${where}: keep it with your other keys, and delete it with the last of those backups. If you changed STORE_KEY, remove STORE_KEY_OLD from the settings. Then start the API.`,
  );
}
