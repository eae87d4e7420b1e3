import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Command } from 'commander';
import { build } from 'esbuild';
import { currentBuildDir } from '../server/build-folder';
import { NOT_BUNDLED } from './bundle-programs.mjs';
import { fail } from './fail';

/** Files for a running site, besides programs and packages. site/ is the agency's own folder, if any. */
const FILES = [
  'dist',
  'bin/dwaar',
  'bin/new-site',
  'bin/run.mjs',
  'sample-site',
  'site',
  'backend/sample',
  ...globSync('backend/store/**/*.sql'),
  'desk/browser',
  ...globSync(
    'node_modules/@fontsource-variable/{inter,bricolage-grotesque}/files/*-{latin,latin-ext}-wght-normal.woff2',
  ),
  ...globSync('node_modules/@fontsource-variable/anek-*/files/*-{devanagari,kannada}-wght-normal.woff2'),
  'package.json',
  'LICENSE',
];
/** Parts of packages that only builds and browsers use, and native modules of other platforms. */
const UNUSED = new RegExp(
  [
    String.raw`\.(?:map|d\.[mc]?ts|(?:dev|test)\.js)$`,
    '/next/.*/(?:docs|esm|next-devtools)(?:/|$)',
    String.raw`/better-sqlite3/(?:deps|src|prebuilds/(?!linux-${process.arch}\.))`,
    String.raw`/pdfjs-dist/(?:(?:build|web|types|image_decoders|legacy/(?:web|image_decoders))(?:/|$)|.*\.min\.mjs$)`,
  ].join('|'),
);
// The image optimizer, which is off (next.config.ts).
const OPTIMIZER = /^(?:sharp|@img\/.*)$/;

/** Run by the Dockerfile after a build: copies to an empty folder all that runs the site without npm or a compiler. */
async function fillImage(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  const buildDir = currentBuildDir();
  const copy = (from: string, isUsed: (file: string) => boolean) => {
    if (existsSync(from))
      cpSync(from, path.join(folder, from), { recursive: true, verbatimSymlinks: true, filter: isUsed });
  };
  for (const name of packagesFor(buildDir)) {
    const from = path.join('node_modules', name);
    copy(from, (file) => file === from || !UNUSED.test(file));
  }
  copy(buildDir, (file) => !/\.(?:map|nft\.json)$|running-\d+$/.test(file));
  for (const from of FILES) copy(from, (file) => !/\.test\.ts$/.test(file));
  // Otherwise Next would need its compiler (100 MB) for next.config.ts on every start.
  const config = { entryPoints: ['next.config.ts'], outfile: path.join(folder, 'next.config.mjs') };
  await build({ ...config, bundle: true, packages: 'external', platform: 'node', format: 'esm' });
}

const nextTrace = z.object({ files: z.array(z.string()) });

/** The packages that Next traced from the site's code, and those that the bundles load. */
function packagesFor(buildDir: string): Set<string> {
  const traced = globSync('**/*.nft.json', { cwd: buildDir }).flatMap((trace) => {
    const { files } = nextTrace.parse(JSON.parse(readFileSync(path.join(buildDir, trace), 'utf8')));
    return files.map((file) => path.join(buildDir, path.dirname(trace), file));
  });
  const inPackages = traced.map((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]);
  const named = [...inPackages, ...NOT_BUNDLED].filter((name) => name !== undefined);
  return new Set(named.filter((name) => name !== 'esbuild' && !OPTIMIZER.test(name)));
}

new Command('fill-image').argument('<folder>').action(fillImage).parseAsync().catch(fail);
