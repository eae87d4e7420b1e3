import { existsSync, renameSync } from 'node:fs';
import { createKey, readKey } from '../../lib/base/secret-key';
import { keyFile, nextKeyFile, type KeySource } from './key-source';

/**
 * The key that a rotation changes the store to: STORE_KEY, or one in the data folder, which is made unless an interrupted
 * rotation has made it. `opens` says whether the store is encrypted with a key already, `isUnderWay` whether rows still
 * wait to be encrypted anew.
 */
export function targetKey(
  source: KeySource,
  opens: (key: Buffer) => boolean,
  { isUnderWay, now }: { isUnderWay: boolean; now: Date },
): Buffer {
  const { storeKey, dataDir } = source;
  if (storeKey !== null) return Buffer.from(storeKey, 'hex');
  const next = readKey(nextKeyFile(dataDir));
  if (next && !opens(next)) return next;
  // That rotation was cut off before the files were renamed.
  if (next) takeNextKeyFile(source, now);
  const current = readKey(keyFile(dataDir));
  return current && isUnderWay && opens(current) ? current : createKey(nextKeyFile(dataDir));
}

/** Puts the key that a rotation has changed to in the place of the one before, which is kept; returns that one's file. */
export function takeNextKeyFile({ storeKey, dataDir }: KeySource, now: Date): string | null {
  const next = nextKeyFile(dataDir);
  if (storeKey !== null || !existsSync(next)) return null;
  const old = keepAside(keyFile(dataDir), now);
  renameSync(next, keyFile(dataDir));
  return old;
}

/** Where STORE_KEY has taken the place of a key in the data folder, keeps that aside; returns its file. */
export function retireKeyFile({ storeKey, dataDir }: KeySource, now: Date): string | null {
  return storeKey === null ? null : keepAside(keyFile(dataDir), now);
}

/** Renames a key's file: backups that were made with the key need it. */
export function keepAside(file: string, now: Date): string | null {
  if (!existsSync(file)) return null;
  const kept = `${file}.before-${now.toISOString().replaceAll(':', '')}`;
  renameSync(file, kept);
  return kept;
}
