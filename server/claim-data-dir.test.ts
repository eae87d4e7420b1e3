import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../test/backend';
import { claimDataDir } from './claim-data-dir';

const folder = temporaryFolder();
const CLAIM = `
  import { claimDataDir } from ${JSON.stringify(path.resolve('server/claim-data-dir.ts'))};
  await claimDataDir(process.argv[1], 0);
  console.log('claimed');
  setInterval(() => {}, 1000);`;

/** Another website, which has claimed the folder. */
async function another() {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', CLAIM, folder], {
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
