import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { build } from 'esbuild';
import { engines, license, name as product, scripts, version } from '../package.json';
import { currentBuildDir } from '../server/build-folder';
import { NOT_BUNDLED } from './bundle-programs.mjs';
import { fail } from './fail';

type Options = { folder?: string; image?: boolean; try?: boolean };

const RUNTIME = `node_modules/node-linux-${process.arch}`;
/** Files for a running site and its operator, besides programs and packages. site/ is the agency's own folder, if any. */
const FILES = [
  'bin/dwaar',
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
  'LICENSE',
  'CHANGELOG.md',
];
// An image has its own runtime, and nobody reads files in it.
const NOT_IN_IMAGES = ['deploy', 'docs', 'README.md', 'SECURITY.md', '.env.example'];
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

/** `npm run release`, after a build: packs, or copies to a folder, all that runs the site without npm or a compiler. */
async function makeRelease({ folder, image, try: isTried }: Options): Promise<void> {
  if (folder) return fill(folder, image ?? false);
  const name = `${product}-${version}`;
  const file = `${name}-linux-${process.arch}.tar.gz`;
  const parent = mkdtempSync(path.join(tmpdir(), 'dwaar-release-'));
  try {
    await fill(path.join(parent, name), false);
    const owner = ['--sort=name', '--owner=root:0', '--group=root:0', '--mode=go-w,a+rX'];
    execFileSync('tar', [...owner, '-I', 'gzip -9', '-C', parent, '-cf', path.resolve(file), name]);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(`${file}.sha256`, `${hash}  ${file}\n`);
  console.log(`${file}, ${Math.round(statSync(file).size / 1e6)} MB`);
  if (isTried)
    execFileSync(process.execPath, ['--import', 'tsx', 'e2e/release/try-release.ts', file], {
      stdio: 'inherit',
    });
}

async function fill(folder: string, isImage: boolean): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  const copy = (from: string) => {
    if (existsSync(from))
      cpSync(from, path.join(folder, from), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => !/\.test\.ts$/.test(file),
      });
  };
  const buildDir = currentBuildDir();
  for (const name of packagesFor(buildDir)) {
    const from = path.join('node_modules', name);
    cpSync(from, path.join(folder, from), {
      recursive: true,
      filter: (file) => file === from || !UNUSED.test(file),
    });
  }
  cpSync(buildDir, path.join(folder, buildDir), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !/\.(?:map|nft\.json)$|running-\d+$/.test(file),
  });
  for (const from of ['dist', ...FILES, ...(isImage ? [] : NOT_IN_IMAGES)]) copy(from);
  if (!isImage) addRuntime(folder);
  // Otherwise Next would need its compiler (100 MB) for next.config.ts on every start.
  const config = { entryPoints: ['next.config.ts'], outfile: path.join(folder, 'next.config.mjs') };
  await build({ ...config, bundle: true, packages: 'external', platform: 'node', format: 'esm' });
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(path.join(folder, 'VERSION'), `${version}\n${commit()}`);
}

/** The packages that Next traced from the site's code, and those that the bundles load. */
function packagesFor(buildDir: string): Set<string> {
  const traced = globSync('**/*.nft.json', { cwd: buildDir }).flatMap((trace) => {
    const { files } = JSON.parse(readFileSync(path.join(buildDir, trace), 'utf8')) as { files: string[] };
    return files.map((file) => path.join(buildDir, path.dirname(trace), file));
  });
  const inPackages = traced.map((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]);
  const named = [...inPackages, ...NOT_BUNDLED].filter((name) => name !== undefined);
  return new Set(named.filter((name) => !name.includes('*') && name !== 'esbuild' && !OPTIMIZER.test(name)));
}

/** Adds Node.js, linked like npm does, so that units and commands are the same as in a development folder. */
function addRuntime(folder: string): void {
  const inside = path.join(folder, RUNTIME);
  for (const name of ['bin/node', 'LICENSE', 'package.json'])
    cpSync(path.join(RUNTIME, name), path.join(inside, name));
  chmodSync(path.join(inside, 'bin/node'), 0o755);
  mkdirSync(path.join(folder, 'node_modules/.bin'));
  symlinkSync(`../${path.basename(RUNTIME)}/bin/node`, path.join(folder, 'node_modules/.bin/node'));
}

/** A reduced package.json, with only the scripts that run a program of dist/. */
function manifest() {
  const own = Object.entries(scripts).filter(([, script]) =>
    /^(?:exec )?node bin\/run\.mjs (?!.*--dev)/.test(script),
  );
  return {
    name: product,
    version,
    private: true,
    type: 'module',
    license,
    engines,
    scripts: Object.fromEntries(own),
  };
}

function commit(): string {
  return existsSync('.git') ? execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }) : '';
}

new Command('release')
  .option('--folder <path>', 'fill this empty folder instead of creating an archive')
  .option('--image', 'for a container image: without the Node.js runtime and the docs')
  .option('--try', 'then test the archive as on a server, without npm or network; needs root')
  .action(makeRelease)
  .parseAsync()
  .catch(fail);
