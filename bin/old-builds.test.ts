import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inOwnFolder } from '../test/in-folder';
import { deleteOldBuilds } from './old-builds';
import { markBuildInUse } from '../server/build-folder';

inOwnFolder();

/** Creates a build of this age in hours. */
function build(name: string, hours: number, files = ['BUILD_ID']): void {
  mkdirSync(name);
  for (const file of files) writeFileSync(path.join(name, file), '');
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(name, then, then);
}
const left = () => readdirSync('.').sort();

test('the newest builds are kept, for websites without write access, and so is the current one', () => {
  build('.next-current', 9);
  for (const hours of [1, 2, 3, 4, 5]) build(`.next-${hours}`, hours);
  deleteOldBuilds('.next-', '.next-current');
  expect(left()).toEqual(['.next-1', '.next-2', '.next-current']);
});

test('no build that a website runs from is deleted; a killed website protects nothing', () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  try {
    for (const hours of [1, 2, 3]) build(`.next-${hours}`, hours);
    build('.next-4', 4, ['BUILD_ID', `running-${ended}`]);
    build('.next-5', 5, ['BUILD_ID', `running-${ended}`, `running-${other.pid}`]);
    build('.next-6', 6, ['BUILD_ID', 'running-x']);
    deleteOldBuilds('.next-', '.next-current');
    expect(left()).toEqual(['.next-1', '.next-2', '.next-5']);
  } finally {
    other.kill();
  }
});

test('other folders are left alone', () => {
  for (const hours of [1, 2]) build(`.next-${hours}`, hours);
  build('.next-unfinished', 8, ['server.js']);
  build('.next', 9);
  writeFileSync('.next-lock', '1');
  deleteOldBuilds('.next-', '.next-current');
  expect(left()).toEqual(['.next', '.next-1', '.next-2', '.next-lock', '.next-unfinished']);
});

test('a website marks its build as in use, and removes the mark when it exits', () => {
  build('.next-1', 1);
  const script = `
    const { markBuildInUse } = await import(process.argv[1]);
    const { readdirSync } = await import('node:fs');
    markBuildInUse('.next-1');
    console.log(readdirSync('.next-1').includes('running-' + process.pid));`;
  const file = path.join(__dirname, '../server/build-folder.ts');
  const tsx = require.resolve('tsx');
  const run = spawnSync(process.execPath, ['--import', tsx, '--input-type=module', '-e', script, file]);
  expect(String(run.stdout)).toBe('true\n');
  expect(readdirSync('.next-1')).toEqual(['BUILD_ID']);
});

test('a website runs in a read-only folder', () => {
  const listeners = process.listenerCount('exit');
  markBuildInUse('.next-none');
  expect([existsSync('.next-none'), process.listenerCount('exit')]).toEqual([false, listeners]);
});
