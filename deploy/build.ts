import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from '../lib/env';

// What a build depends on: these sources, and the settings that static pages carry (see the fingerprint).
const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'next.config.ts',
  'deploy/compile-hints.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
];
const LOCK_FILES = ['package.json', 'package-lock.json'];
const STAMP = '.next/dwaar-build';
// Left out of images and of `npm install --omit=dev`, and needed for a build.
const COMPILER = 'node_modules/typescript';

/**
 * Runs `next build` unless the last build was made of just these sources and settings.
 * @throws Error when the build fails, or cannot be made here
 */
export async function buildUnlessCurrent(): Promise<void> {
  const fingerprint = fingerprintSources();
  if (isBuiltOf(fingerprint)) return;
  if (!existsSync(COMPILER)) {
    throw new Error(
      'There is no build of these sources for this SITE_URL, GTM_ID and SAMPLES, and what makes one is not here: build the image anew (docker compose up -d --build), or run npm install with development packages.',
    );
  }
  console.log('Building the website (once; it takes about a minute) …');
  const build = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The build failed; see above.');
  writeFileSync(STAMP, fingerprint);
}

/** Whether there is a build, and of just these sources and settings. */
export function buildState(): 'none' | 'old' | 'current' {
  if (!existsSync('.next/BUILD_ID')) return 'none';
  return isBuiltOf(fingerprintSources()) ? 'current' : 'old';
}

function isBuiltOf(fingerprint: string): boolean {
  return existsSync('.next/BUILD_ID') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint;
}

function fingerprintSources(): string {
  const hash = createHash('sha256');
  for (const file of [...SOURCES.flatMap(filesIn), ...LOCK_FILES.filter((lock) => existsSync(lock))].sort()) {
    hash.update(`${file}\0`).update(readFileSync(file));
  }
  const { siteUrl, gtmId, showsSamples } = parseEnv(process.env);
  return hash.update(`${siteUrl}\0${gtmId ?? ''}\0${showsSamples}`).digest('hex');
}

function filesIn(source: string): string[] {
  if (!existsSync(source)) return [];
  if (path.extname(source)) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}
