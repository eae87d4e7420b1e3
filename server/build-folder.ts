import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isRelease } from '../lib/base/command-line';

// Everything that a build depends on. Settings are not part of it: they are read when the website starts.
const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'bin/build.ts',
  'server/build-folder.ts',
  'bin/compile-hint.ts',
  'bin/compress-files.ts',
  'instrumentation.ts',
  'instrumentation-node.ts',
  'next.config.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
];
const LOCK_FILES = ['package.json', 'package-lock.json'];

/** Prefix of every build folder's name. */
export const BUILD_PREFIX = '.next-';
/** Prefix of the marker files that name the processes running from a build. */
export const RUNNING_MARK = 'running-';

/**
 * Folder of the build made from the current sources. Named by their hash, so that a running website's build is never
 * overwritten; at the top level, because `next build` links to node_modules from it. A release has a single build.
 */
export function currentBuildDir(): string {
  const [released] = !isRelease() ? [] : foldersIn('.').filter((name) => name.startsWith(BUILD_PREFIX));
  if (released) return released;
  return `${BUILD_PREFIX}${fingerprintSources()}`;
}

/**
 * The other builds in this folder and in the folders of `releasesDir` that have static files to serve.
 * @param releasesDir has a folder per release, including this one; null for none
 */
export function otherBuilds(current: string, releasesDir: string | null): string[] {
  const folders = ['.', ...(releasesDir === null ? [] : foldersIn(releasesDir))];
  const builds = folders
    .flatMap((folder) => foldersIn(folder).filter((build) => path.basename(build).startsWith(BUILD_PREFIX)))
    .filter((build) => existsSync(path.join(build, 'static')))
    .map((build) => realpathSync(build));
  return [...new Set(builds)].filter((build) => build !== realpathSync(current));
}

/**
 * Copies the static files of this build to `dataDir`, which outlives a container, and keeps those of the previous build:
 * pages that are still open load them.
 * @returns a folder for `otherBuilds` to search
 */
export function keepStaticFiles(build: string, dataDir: string): string {
  const folder = path.join(dataDir, 'builds');
  const copy = path.join(folder, path.basename(build));
  if (!existsSync(copy)) {
    const unfinished = path.join(folder, 'unfinished');
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    cpSync(path.join(build, 'static'), path.join(unfinished, 'static'), { recursive: true });
    renameSync(unfinished, copy);
  }
  utimesSync(copy, new Date(), new Date());
  const byAge = foldersIn(folder).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of byAge.slice(2)) rmSync(old, { recursive: true });
  return dataDir;
}

function foldersIn(parent: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(parent, entry.name));
}

/** Marks the build as used by this process until it exits, so that it is not cleaned up. */
export function markBuildInUse(folder: string): void {
  const file = path.join(folder, `${RUNNING_MARK}${process.pid}`);
  try {
    writeFileSync(file, '');
    process.once('exit', () => rmSync(file, { force: true }));
  } catch {
    // Read-only folder: there, only the newest few builds are protected from cleanup.
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
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}
