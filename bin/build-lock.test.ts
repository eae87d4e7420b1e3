import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inOwnFolder } from '../test/in-folder';
import { withBuildLock } from './build-lock';

inOwnFolder();
const LOCK = '.next-lock';

test('during a build the lock holds its pid, and it is released afterwards', async () => {
  await withBuildLock(async () => expect(readFileSync(LOCK, 'utf8')).toBe(String(process.pid)));
  expect(existsSync(LOCK)).toBe(false);
});

test('it is released after a failure as well', async () => {
  await expect(withBuildLock(() => Promise.reject(new Error('the build failed')))).rejects.toThrow('failed');
  expect(existsSync(LOCK)).toBe(false);
});

test('while another process builds, one waits until it has exited or released the lock', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  writeFileSync(LOCK, String(other.pid));
  const work = jest.fn(async () => {});
  const done = withBuildLock(work);
  await sleep(700);
  expect(work).not.toHaveBeenCalled();
  other.kill('SIGKILL');
  await done;
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ['one that was killed', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['one that had this number before', () => String(process.pid)],
  ['something else', () => 'no number'],
])('a lock left behind by %s is removed', async (_, holder) => {
  writeFileSync(LOCK, holder());
  await withBuildLock(async () => expect(readFileSync(LOCK, 'utf8')).toBe(String(process.pid)));
});

test('a lock that another process is just creating is respected, but not for ever', async () => {
  writeFileSync(LOCK, '');
  const work = jest.fn(async () => {});
  const done = withBuildLock(work);
  await sleep(700);
  expect([existsSync(LOCK), work.mock.calls.length]).toEqual([true, 0]);
  const longAgo = new Date(Date.now() - 10_000);
  utimesSync(LOCK, longAgo, longAgo);
  await done;
  expect(work).toHaveBeenCalledTimes(1);
});

test('an unwritable folder is reported, not waited for', async () => {
  rmSync(process.cwd(), { recursive: true });
  await expect(withBuildLock(async () => {})).rejects.toThrow('ENOENT');
});
