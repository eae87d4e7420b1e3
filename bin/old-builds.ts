import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { RUNNING_MARK } from '../server/build-folder';
import { isRunning } from './is-running';

/** Protects websites that cannot mark their build as in use because its folder is read-only. */
const ALWAYS_KEPT = 3;

/** Deletes builds that no website runs from, except the newest few. */
export function deleteOldBuilds(prefix: string, current: string): void {
  const others = readdirSync('.')
    .filter((name) => name.startsWith(prefix) && name !== current && existsSync(path.join(name, 'BUILD_ID')))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of others.slice(ALWAYS_KEPT - 1)) {
    if (!isInUse(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

function isInUse(folder: string): boolean {
  return readdirSync(folder).some(
    (name) => name.startsWith(RUNNING_MARK) && isRunning(Number(name.slice(RUNNING_MARK.length))),
  );
}
