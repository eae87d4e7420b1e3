import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hasKey, keyInUse, opens } from '../../backend/backup/backup-keys';
import { backupMark } from '../../backend/base/data-dir';
import type { BackendEnv } from '../../backend/env';
import { candidateKeys, explainMissingKey, keyFile, keySourceOf } from '../../backend/keys/key-source';
import { readStoreAt } from '../../backend/store/existing-store';
import { checkPrivateFile, noKeyFile } from './files';
import { fail, ok, reasonOf, warn, type Finding } from './finding';
import { commandLine } from '../../lib/base/command-line';

const SUBJECT = 'STORE_KEY';

/** Checks that the encryption key of forms and CVs opens the store, is private, and not stored with backups. */
export async function checkStoreKey(backend: BackendEnv): Promise<Finding[]> {
  const { dataDir, storeKey, oldStoreKey, derivedStoreKey } = backend;
  const findings = [await checkOpens(backend)];
  if (storeKey === null)
    findings.push(await checkPrivateFile(keyFile(dataDir), noKeyFile(derivedStoreKey), 'store.key'));
  if (oldStoreKey !== null)
    findings.push(warn('STORE_KEY_OLD', `set: run ${commandLine('backend', 'rotate-key')}, then remove it`));
  return [...findings, ...checkApart(dataDir)];
}

async function checkOpens(backend: BackendEnv): Promise<Finding> {
  const source = keySourceOf(backend);
  // An unusable store is reported by checkStore.
  const used = (await readStoreAt(backend, keyInUse).catch(() => null)) ?? {};
  if (!hasKey(used)) return ok(SUBJECT, 'nothing is encrypted yet');
  try {
    if (!opens(used, candidateKeys(source))) return fail(SUBJECT, explainMissingKey(source));
    return ok(
      SUBJECT,
      backend.storeKey ? 'set, and opens the database' : 'unset: store.key or SECRET opens the database',
    );
  } catch (error) {
    return fail('store.key', error instanceof Error ? error.message : reasonOf(error));
  }
}

/** A folder with both would let a thief read the backups. */
function checkApart(dataDir: string): Finding[] {
  const [, lastFolder = ''] = textOf(backupMark(dataDir)).split('\n');
  const both = [...new Set([resolve(dataDir), lastFolder])].filter((folder) => {
    const names = filesIn(folder);
    const hasKey = names.some((name) => name.startsWith('store.key'));
    return hasKey && names.some((name) => /\.tar(\.gz)?$/.test(name));
  });
  return both.map((folder) =>
    warn('backup', `${join(folder, 'store.key')} is in the same folder as backups: keep the key elsewhere`),
  );
}

// Unreadable files are reported by checkDataDir and checkLastBackup.
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function filesIn(folder: string): string[] {
  try {
    return folder === '' ? [] : readdirSync(folder);
  } catch {
    return [];
  }
}
