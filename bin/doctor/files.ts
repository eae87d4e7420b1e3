import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Finding } from './finding';

/** A path's mode and owner; null if it does not exist. */
export const accessOf = (path: string) =>
  stat(path).then(
    ({ mode, uid }) => ({ mode: mode & 0o777, uid, isFolder: (mode & 0o170000) === 0o040000 }),
    () => null,
  );

/** Whether others than the owner have any access. Windows has other permissions, which Node reports as 0666. */
export const isOpen = (mode: number) => process.platform !== 'win32' && (mode & 0o077) !== 0;

/** Checks that a file with secrets is accessible to its owner only. */
export async function checkPrivateFile(file: string, ifMissing: string, subject = file): Promise<Finding> {
  const found = await accessOf(file);
  if (found === null) return ok(subject, ifMissing);
  if (isOpen(found.mode))
    return fail(subject, `other users can read it (mode ${found.mode.toString(8)}): chmod 600 ${file}`);
  return ok(subject, 'readable by its owner only');
}

/** Checks the key that encrypts undelivered submissions. */
export async function checkOutboxKey(
  dataDir: string,
  outboxKey: string | null,
  derivedKey: string | null,
): Promise<Finding> {
  if (outboxKey) return ok('OUTBOX_KEY', 'set');
  return checkPrivateFile(join(dataDir, 'outbox.key'), noKeyFile(derivedKey), 'outbox.key');
}

/** Why a key's file may be missing. */
export const noKeyFile = (derivedKey: string | null) =>
  derivedKey === null ? 'none yet: created on first start' : 'none: the key is derived from SECRET';
