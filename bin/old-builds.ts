import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './is-running';

/** For websites that may not write into their build, and so cannot say that they run. */
const ALWAYS_KEPT = 3;
const MARK = 'running-';

/** Notes in a build's folder that this process runs from it, until it ends. */
export function markBuildInUse(folder: string): void {
  const file = path.join(folder, `${MARK}${process.pid}`);
  try {
    writeFileSync(file, '');
    process.once('exit', () => rmSync(file, { force: true }));
  } catch {
    // A read-only folder: of such a machine the last few builds stay.
  }
}

/** Deletes the builds that no website runs from, but for the newest few. */
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
    (name) => name.startsWith(MARK) && isRunning(Number(name.slice(MARK.length))),
  );
}
