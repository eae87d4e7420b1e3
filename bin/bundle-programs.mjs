import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Entry points by the names of their bundles. */
const PROGRAMS = {
  start: 'bin/start.ts',
  prepare: 'bin/prepare.ts',
  website: 'server/main.ts',
  backend: 'backend/cli.ts',
  outbox: 'bin/outbox.ts',
  doctor: 'bin/doctor.ts',
  build: 'bin/build-only.ts',
  content: 'bin/content.ts',
  'new-site': 'bin/new-site.ts',
  // Started by the others.
  'cv-examiner': 'lib/cv/examiner/serve.ts',
  'cv-reader': 'desk/cv-reading/serve.ts',
  'workbook-reader': 'backend/import/workbook/reader.ts',
};

/** Packages with native parts or files to load. */
export const NOT_BUNDLED = ['next', 'better-sqlite3', '@napi-rs/canvas', 'pdfjs-dist', 'esbuild'];

// For packages in CommonJS.
const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

// Older chunks are kept for running programs, which load some of them late.
const CHUNKS_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Bundles all programs for plain Node, without type checks. Files appear atomically, importers last, so that a program may
 * be started meanwhile.
 * @throws BuildFailure of esbuild, which has printed the errors
 */
export async function bundlePrograms(folder) {
  const unfinished = `${folder}-${process.pid}`;
  try {
    await build({
      entryPoints: PROGRAMS,
      outdir: unfinished,
      bundle: true,
      splitting: true,
      chunkNames: 'chunks/[name]-[hash]',
      outExtension: { '.js': '.mjs' },
      format: 'esm',
      platform: 'node',
      target: 'node22',
      external: NOT_BUNDLED,
      define: { 'process.env.NODE_ENV': '"production"' },
      banner: { js: REQUIRE },
      sourcemap: true,
      logLevel: 'error',
    });
    const chunks = path.join(folder, 'chunks');
    mkdirSync(chunks, { recursive: true });
    for (const name of readdirSync(path.join(unfinished, 'chunks')))
      renameSync(path.join(unfinished, 'chunks', name), path.join(chunks, name));
    for (const name of readdirSync(unfinished))
      if (name !== 'chunks') renameSync(path.join(unfinished, name), path.join(folder, name));
    for (const file of readdirSync(chunks).map((name) => path.join(chunks, name)))
      if (Date.now() - statSync(file).mtimeMs > CHUNKS_KEPT_MS) rmSync(file, { force: true });
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
