import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BUILD_PREFIX, currentBuildDir } from '../server/build-folder';
import { compressFiles } from './compress-files';
import { withBuildLock } from './build-lock';
import { deleteOldBuilds } from './old-builds';

/** Where npm puts the programs of packages. */
const NEXT = 'node_modules/.bin/next';
// Left out of images and of `npm install --omit=dev`, and needed for a build.
const COMPILER = 'node_modules/typescript';
/** Where `next build` works. What it leaves there for later builds and for `next dev` stays. */
const WORKSHOP = '.next';
const STAYS = ['cache', 'dev', 'types', 'lock', 'trace', 'trace-build'];

/**
 * Makes the build of these sources unless it is there.
 * @returns its folder
 * @throws Error when the build fails, or cannot be made here
 */
export async function buildUnlessCurrent(): Promise<string> {
  const folder = currentBuildDir();
  if (isBuilt(folder)) return folder;
  if (!existsSync(COMPILER)) {
    throw new Error(
      'There is no build of these sources, and what makes one is not here: build the image anew (docker compose up -d --build), or run npm install with development packages.',
    );
  }
  await withBuildLock(async () => {
    // By another process, while this one waited.
    if (isBuilt(folder)) return;
    console.log('Building the website (once; it takes about a minute) …');
    runNextBuild();
    await takeOut(folder);
    deleteOldBuilds(BUILD_PREFIX, folder);
  });
  return folder;
}

/** Whether there is a build of these sources, or only of others. */
export function buildState(): 'none' | 'old' | 'current' {
  if (isBuilt(currentBuildDir())) return 'current';
  return readdirSync('.').some((name) => name.startsWith(BUILD_PREFIX) && isBuilt(name)) ? 'old' : 'none';
}

function runNextBuild(): void {
  const { BUILD_DIR: _ofAnother, ...env } = process.env;
  const build = spawnSync(process.execPath, [NEXT, 'build'], {
    stdio: 'inherit',
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (build.status !== 0) throw new Error('The build failed; see above.');
}

/** Moves what a website needs out of the workshop, public/ beside it, and compresses it; whole or not at all. */
async function takeOut(folder: string): Promise<void> {
  const unfinished = `${WORKSHOP}/finished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  for (const name of readdirSync(WORKSHOP)) {
    if (![...STAYS, 'finished'].includes(name))
      renameSync(path.join(WORKSHOP, name), path.join(unfinished, name));
  }
  cpSync('public', path.join(unfinished, 'public'), { recursive: true });
  await compressFiles([path.join(unfinished, 'static'), path.join(unfinished, 'public')]);
  renameSync(unfinished, folder);
}

function isBuilt(folder: string): boolean {
  return existsSync(path.join(folder, 'BUILD_ID'));
}
