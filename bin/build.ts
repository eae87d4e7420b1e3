import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { onStop } from '../lib/base/on-stop';
import { BUILD_PREFIX, currentBuildDir } from '../server/build-folder';
import { hintCalledOnLoad } from './compile-hint';
import { compressFiles } from './compress-files';
import { withBuildLock } from './build-lock';
import { BUILD_MEMORY, freeMemory } from './memory';
import { deleteOldBuilds } from './old-builds';
import { withProgress } from './progress';

/** Where npm links executables. */
const NEXT = 'node_modules/.bin/next';
// Needed for a build, but not part of images and of `npm install --omit=dev`.
const COMPILER = 'node_modules/typescript';
/** Output folder of `next build`, which keeps some files there for later builds and for `next dev`. */
const OUTPUT = '.next';
const KEPT = ['cache', 'dev', 'types', 'lock', 'trace', 'trace-build'];

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
  await withBuildLock(async () => {
    // Built by another process while this one waited.
    if (isBuilt(folder)) return;
    refuseTooLittleMemory(freeMemory());
    await withProgress('Building the website (once; about a minute)', build(folder));
    deleteOldBuilds(BUILD_PREFIX, folder);
  });
  return folder;
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
  let said = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (said += String(text)));
  const [code, signal] = (await once(build, 'close')) as [number | null, string | null];
  if (code === 0) return;
  throw new Error(
    `${said.trim()}\n\nThe build failed (${signal ?? `exit code ${code}`}). Fix the errors above, then run the command again.`,
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
