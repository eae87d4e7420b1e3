import { existsSync, statSync } from 'node:fs';
import { backupMark, daysSinceBackup, storeFile } from '../../backend/base/data-dir';
import { ok, reasonOf, warn, type Finding } from './finding';

const DAY_MS = 86_400_000;
const MAX_DAYS = 3;

/** Checks that the store was backed up in the last three days. PostgreSQL is often backed up by other means. */
export function checkLastBackup(dataDir: string, databaseUrl: string | null, now = Date.now()): Finding {
  const advice = 'npm run backend -- backup FILE each night (docs/operating.md)';
  const mark = backupMark(dataDir);
  try {
    const days = daysSinceBackup(dataDir, now);
    if (days !== null) {
      if (days <= MAX_DAYS) return ok('backup', `${Math.floor(days)} days old`);
      return warn('backup', `the last one is ${Math.floor(days)} days old: ${advice}`);
    }
    const store = storeFile(dataDir);
    if (databaseUrl !== null || !existsSync(store)) return ok('backup', 'nothing to back up here');
    if (now - statSync(store).birthtimeMs <= MAX_DAYS * DAY_MS) return ok('backup', 'none yet');
    return warn('backup', `there has never been one: ${advice}`);
  } catch (error) {
    return warn('backup', `${mark} cannot be read (${reasonOf(error)})`);
  }
}
