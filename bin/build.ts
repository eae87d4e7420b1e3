import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  readFileSync,
  writeFileSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { onStop } from '../lib/base/on-stop';
import { BUILD_PREFIX, currentBuildDir, RUNNING_MARK } from '../server/build-folder';
import { lockFile } from '../server/claim-data-dir';
import { BUILD_MEMORY, freeMemory } from './memory';
import { withProgress } from './progress';
import { z } from 'zod';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { errorCode } from '../lib/base/log';

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

/** Whether a process with this pid exists on this machine. */
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists, but belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest|ico)$/;

/** Writes a `.br` and a `.gz` version of each file in these folders, if that is smaller. */
export async function compressFiles(folders: string[]): Promise<void> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => COMPRESSIBLE.test(name))
      .map((name) => path.join(folder, name)),
  );
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const brotli = await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
  const gzipped = await toGzip(bytes, { level: 9 });
  if (gzipped.length < bytes.length) await writeFile(`${file}.gz`, gzipped);
}

/** Makes V8 compile all functions of a file at once, off the main thread, instead of one by one as they are called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds V8's compile hint to the scripts that every page runs on load, Next's and React's own, which are otherwise compiled
 * in one long task. A comment to other browsers. https://v8.dev/blog/explicit-compile-hints
 * @param build folder of a build that `next build` finished
 */
export function hintCalledOnLoad(build: string): void {
  const manifest = path.join(build, 'build-manifest.json');
  const { rootMainFiles } = z
    .object({ rootMainFiles: z.array(z.string()) })
    .parse(JSON.parse(readFileSync(manifest, 'utf8')));
  for (const name of rootMainFiles) {
    const file = path.join(build, name);
    writeFileSync(file, HINT + readFileSync(file, 'utf8'));
  }
}

/** Where npm links executables. */
const NEXT = 'node_modules/.bin/next';
// Needed for a build, but not part of images and of `npm install --omit=dev`.
const COMPILER = 'node_modules/typescript';
/** Output folder of `next build`, which keeps some files there for later builds and for `next dev`. */
const OUTPUT = '.next';
const KEPT = ['cache', 'dev', 'types', 'lock', 'trace', 'trace-build'];
/** Held while a process builds in this folder. */
const LOCK = '.next-building';

/**
 * Builds the current sources unless they are built already.
 * @returns the build's folder
 * @throws Error when the build fails, or is not possible here
 */
export async function buildUnlessCurrent(): Promise<string> {
  const folder = currentBuildDir();
  if (isBuilt(folder)) return folder;
  if (!existsSync(COMPILER)) {
    throw new Error(
      'The current sources have not been built, and the build tools are not installed. Rebuild the image (docker compose up -d --build), or run npm install with development dependencies.',
    );
  }
  const release = await lockFile(LOCK);
  try {
    // Built by another process while this one waited.
    if (isBuilt(folder)) return folder;
    refuseTooLittleMemory(freeMemory());
    await withProgress('Building the website (once; about a minute)', build(folder));
    deleteOldBuilds(BUILD_PREFIX, folder);
    return folder;
  } finally {
    release?.();
  }
}

/** @throws Error if the build would run out of memory, with alternatives */
export function refuseTooLittleMemory(bytes: number): void {
  if (bytes >= BUILD_MEMORY) return;
  const [needed, free] = [BUILD_MEMORY, bytes].map((size) => `${Math.floor(size / 1024 / 1024)} MB`);
  throw new Error(
    `A build needs ${needed} of memory, but only ${free} are free. Add swap, stop other programs, or run an image that another machine built (docs/docker.md).`,
  );
}

async function build(folder: string): Promise<void> {
  await runNextBuild();
  await publish(folder);
}

/** Discards Next's output, such as its table of routes. @throws Error with all of it when the build fails */
async function runNextBuild(): Promise<void> {
  const { BUILD_DIR: _otherBuild, ...env } = process.env;
  const build = spawn(process.execPath, [NEXT, 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  process.once('exit', () => build.kill());
  onStop(() => process.exit(1));
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (output += String(text)));
  const [code, signal] = (await once(build, 'close')) as [number | null, string | null];
  if (code === 0) return;
  throw new Error(
    `${output.trim()}\n\nThe build failed (${signal ?? `exit code ${code}`}). Fix the errors above, then run the command again.`,
  );
}

/**
 * Moves what a website needs out of the output folder, adds public/, and compresses them; the result appears
 * atomically.
 */
async function publish(folder: string): Promise<void> {
  const unfinished = `${OUTPUT}/finished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  for (const name of readdirSync(OUTPUT)) {
    if (![...KEPT, 'finished'].includes(name))
      renameSync(path.join(OUTPUT, name), path.join(unfinished, name));
  }
  cpSync('public', path.join(unfinished, 'public'), { recursive: true });
  hintCalledOnLoad(unfinished);
  await compressFiles([path.join(unfinished, 'static'), path.join(unfinished, 'public')]);
  renameSync(unfinished, folder);
}

function isBuilt(folder: string): boolean {
  return existsSync(path.join(folder, 'BUILD_ID'));
}
