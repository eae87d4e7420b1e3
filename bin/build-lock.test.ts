import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inOwnFolder } from '../test/in-folder';
import { withBuildLock } from './build-lock';

inOwnFolder();
const LOCK = '.next-lock';

test('while one builds its number is in the lock, and it is given back', async () => {
  await withBuildLock(async () => expect(readFileSync(LOCK, 'utf8')).toBe(String(process.pid)));
  expect(existsSync(LOCK)).toBe(false);
});

test('it is given back after a failure too', async () => {
  await expect(withBuildLock(() => Promise.reject(new Error('the build failed')))).rejects.toThrow('failed');
  expect(existsSync(LOCK)).toBe(false);
});

test('while another process builds, one waits until it has ended or given it back', async () => {
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
])('what %s has left behind is taken away', async (_, holder) => {
  writeFileSync(LOCK, holder());
  await withBuildLock(async () => expect(readFileSync(LOCK, 'utf8')).toBe(String(process.pid)));
});

test('a lock that another process is just taking is left to it, but not for ever', async () => {
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

test('a folder that cannot be written is told, not waited for', async () => {
  rmSync(process.cwd(), { recursive: true });
  await expect(withBuildLock(async () => {})).rejects.toThrow('ENOENT');
});
