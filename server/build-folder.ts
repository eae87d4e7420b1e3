import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isImage } from '../lib/base/command-line';

// Everything that a build depends on. Settings are not part of it: they are read when the website starts.
const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'package.json',
  'package-lock.json',
  'bin/build.ts',
  'server/build-folder.ts',
  'instrumentation.ts',
  'instrumentation-node.ts',
  'next.config.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
];

/** Prefix of every build folder's name. */
export const BUILD_PREFIX = '.next-';
/** Prefix of the marker files that name the processes running from a build. */
export const RUNNING_MARK = 'running-';

/**
 * Folder of the build made from the current sources. Named by their hash, so that a running website's build is never
 * overwritten; at the top level, because `next build` links to node_modules from it. An image has a single build.
 */
export function currentBuildDir(): string {
  const [only] = isImage() ? buildsIn('.') : [];
  return only ?? `${BUILD_PREFIX}${fingerprintSources()}`;
}

/**
 * Earlier builds with static files, which pages that are still open load. An image has only its own, so the files of the
 * last two are kept in `dataDir`, which outlives a container.
 */
export function otherBuilds(current: string, dataDir: string): string[] {
  const builds = isImage() ? keepStaticFiles(current, path.join(dataDir, 'builds')) : buildsIn('.');
  return builds.filter(
    (build) => path.basename(build) !== path.basename(current) && fs.existsSync(path.join(build, 'static')),
  );
}

const buildsIn = (parent: string): string[] =>
  foldersIn(parent).filter((folder) => path.basename(folder).startsWith(BUILD_PREFIX));

function keepStaticFiles(build: string, folder: string): string[] {
  const copy = path.join(folder, path.basename(build));
  if (!fs.existsSync(copy)) {
    const unfinished = path.join(folder, 'unfinished');
    fs.rmSync(unfinished, { recursive: true, force: true });
    fs.mkdirSync(unfinished, { recursive: true });
    fs.cpSync(path.join(build, 'static'), path.join(unfinished, 'static'), { recursive: true });
    fs.renameSync(unfinished, copy);
  }
  fs.utimesSync(copy, new Date(), new Date());
  const byAge = buildsIn(folder).sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs);
  for (const old of byAge.slice(2)) fs.rmSync(old, { recursive: true });
  return byAge.slice(0, 2);
}

function foldersIn(parent: string): string[] {
  if (!fs.existsSync(parent)) return [];
  return fs
    .readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(parent, entry.name));
}

/** Marks the build as used by this process until it exits, so that it is not cleaned up. */
export function markBuildInUse(folder: string): void {
  const file = path.join(folder, `${RUNNING_MARK}${process.pid}`);
  try {
    fs.writeFileSync(file, '');
    process.once('exit', () => fs.rmSync(file, { force: true }));
  } catch {
    // Read-only folder: there, only the newest few builds are protected from cleanup.
  }
}

function fingerprintSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn).sort()) hash.update(`${file}\0`).update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function filesIn(source: string): string[] {
  if (!fs.existsSync(source)) return [];
  if (path.extname(source)) return [source];
  return fs
    .readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}
