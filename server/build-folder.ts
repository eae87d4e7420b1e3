import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// What a build depends on. No setting: all are read when the website starts.
const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'bin/build.ts',
  'server/build-folder.ts',
  'bin/compress-files.ts',
  'instrumentation.ts',
  'instrumentation-node.ts',
  'next.config.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
];
const LOCK_FILES = ['package.json', 'package-lock.json'];

/** Each build's folder begins so. */
export const BUILD_PREFIX = '.next-';
/** Files in a build's folder that name the processes that run from it begin so. */
export const RUNNING_MARK = 'running-';

/**
 * The folder of the build of just these sources: one for each state of them, so that none is changed under a running
 * website. A folder at the top, as `next build` links to node_modules from it.
 */
export function currentBuildDir(): string {
  return `${BUILD_PREFIX}${fingerprintSources()}`;
}

/** Notes in a build's folder that this process runs from it, until it ends. */
export function markBuildInUse(folder: string): void {
  const file = path.join(folder, `${RUNNING_MARK}${process.pid}`);
  try {
    writeFileSync(file, '');
    process.once('exit', () => rmSync(file, { force: true }));
  } catch {
    // A read-only folder: of such a machine the last few builds stay.
  }
}

function fingerprintSources(): string {
  const hash = createHash('sha256');
  for (const file of [...SOURCES.flatMap(filesIn), ...LOCK_FILES.filter((lock) => existsSync(lock))].sort()) {
    hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

function filesIn(source: string): string[] {
  if (!existsSync(source)) return [];
  if (path.extname(source)) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}
