// node bin/run.mjs [PROGRAM [ARGUMENTS]]: runs a program of dist/, bundling it first if sources have changed. Plain
// JavaScript, because it runs before anything is compiled. An image has no sources.
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = ['backend', 'bin', 'desk', 'lib', 'server', 'package.json', 'package-lock.json'];
// Its mtime is that of the newest source in the last bundle.
const STAMP = 'dist/made';

refuseOldNode();
const [name] = process.argv.splice(2, 1);
if (existsSync('app')) await bundleWhatChanged();
if (name !== undefined) await import(pathToFileURL(path.resolve('dist', `${name}.mjs`)).href);

function refuseOldNode() {
  const [needed] = /[\d.]+/.exec(JSON.parse(readFileSync('package.json', 'utf8')).engines.node);
  if (process.versions.node.localeCompare(needed, 'en', { numeric: true }) >= 0) return;
  console.error(
    `Node.js ${needed} or newer is required; this is ${process.version}. On Linux, npm install provides one, which npm run uses.`,
  );
  process.exit(1);
}

function newestOf(sources) {
  const files = sources.flatMap((source) =>
    statSync(source).isFile()
      ? [source]
      : readdirSync(source, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:tsx?|mjs)$/.test(entry.name))
          .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

async function bundleWhatChanged() {
  const changed = newestOf(SOURCES);
  if (existsSync(STAMP) && changed <= statSync(STAMP).mtimeMs) return;
  const { bundlePrograms } = await import('./bundle-programs.mjs');
  try {
    await bundlePrograms('dist');
  } catch (error) {
    // esbuild has printed file, line and reason.
    console.error(error.errors ? 'Fix the errors above, then run the command again.' : error);
    process.exit(1);
  }
  writeFileSync(STAMP, '');
  utimesSync(STAMP, changed / 1000, changed / 1000);
}
