import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../test/backend';
import { inOwnFolder } from '../test/in-folder';
import { otherBuilds } from './build-folder';
import { claimDataDir } from './claim-data-dir';

inOwnFolder();

const build = (folder: string) => mkdirSync(`${folder}/static`, { recursive: true });

test('in a clone, other builds are those beside the current one', () => {
  mkdirSync('app');
  for (const folder of ['.next-a', '.next-b', '.next-c', '.next', 'other']) build(folder);
  mkdirSync('.next-unfinished');
  expect(otherBuilds('.next-b', 'data').sort()).toEqual(['.next-a', '.next-c']);
  expect(existsSync('data')).toBe(false);
});

test('the static files of an image’s last two builds outlive their containers', () => {
  for (const [age, name] of ['.next-1', '.next-2', '.next-3'].entries()) {
    build(name);
    writeFileSync(`${name}/static/${name}.js`, '');
    otherBuilds(name, 'data');
    utimesSync(`data/builds/${name}`, age, age);
    rmSync(name, { recursive: true });
  }
  build('.next-3');
  // A start of the same build replaces none.
  expect(otherBuilds('.next-3', 'data')).toEqual(['data/builds/.next-2']);
  expect(readdirSync('data/builds').sort()).toEqual(['.next-2', '.next-3']);
  expect(existsSync('data/builds/.next-2/static/.next-2.js')).toBe(true);
});

const root = process.cwd();
const folder = temporaryFolder();
const CLAIM = `
  import { claimDataDir } from ${JSON.stringify(path.resolve('server/claim-data-dir.ts'))};
  await claimDataDir(process.argv[1], 0);
  console.log('claimed');
  setInterval(() => {}, 1000);`;

/** Another website, which has claimed the folder. */
async function another() {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', CLAIM, folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a second website is refused, naming the folder', async () => {
  const release = await claimDataDir(folder);
  await expect(claimDataDir(folder, 0)).rejects.toThrow(`Another website uses DATA_DIR (${folder})`);
  release();
  (await claimDataDir(folder, 0))();
  expect(statSync(path.join(folder, 'website.lock')).mode & 0o777).toBe(0o600);
});

test('another process holds the folder until it exits, even if killed', async () => {
  const other = await another();
  await expect(claimDataDir(folder, 0)).rejects.toThrow('Another website');
  const waiting = claimDataDir(folder);
  other.kill('SIGKILL');
  (await waiting)();
});

test('an unwritable folder is reported', async () => {
  await expect(claimDataDir(path.join(folder, 'website.lock'))).rejects.toThrow(/EEXIST|ENOTDIR/);
});
