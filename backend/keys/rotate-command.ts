import { existsSync } from 'node:fs';
import { derivedKey } from '../../lib/base/secret-key';
import { CommandError, print } from '../base/command';
import { requireUnused } from '../store/existing-store';
import { keyFile, keyFromHex, type StoreLocation } from './key-source';
import type { KeyStore } from './rotate';

/**
 * Re-encrypts the store, whose key is found as by the API, with the one derived from `newSecret`, and prints what to do
 * next. May be repeated, also after an interruption. `open` opens an existing store. Rejects with CommandError while the
 * API runs.
 */
export async function rotateKeyCommand(
  place: StoreLocation,
  newSecret: string | null,
  open: (place: StoreLocation) => Promise<KeyStore & { close(): Promise<void> }>,
): Promise<void> {
  if (newSecret === null)
    throw new CommandError('Set NEW_SECRET to the new secret (openssl rand -hex 32) for this command.');
  await requireUnused(place);
  const next = derivedKey(newSecret, 'STORE_KEY');
  const store = await open(place).catch(async (error) => {
    // Interrupted, or repeated, after everything was done.
    const done = { ...place, storeKey: next };
    return open(done).catch(() => Promise.reject(error));
  });
  const rows = await store.rotateKey(keyFromHex(next)).finally(() => store.close());
  const file = keyFile(place.dataDir);
  const old = existsSync(file)
    ? `Keep ${file}, the old key, with the backups that need it, and remove it from there.`
    : 'Keep the old key with the backups that need it.';
  const done = rows === 0 ? 'The database has this key already.' : `Re-encrypted ${rows} rows.`;
  print(
    `${done} Set SECRET to the new secret on all machines${place.storeKey ? ', remove STORE_KEY' : ''}, and start the API. ${old}`,
  );
}
