import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../test/backend';
import { processWide } from '../../base/process-wide';

const parent = temporaryFolder();
let dataDir: string;
let file: string;

/** The key as seen by a freshly started website. */
async function keyAfterStart(): Promise<Buffer> {
  jest.resetModules();
  delete processWide.captchaKey;
  return (await import('./secret')).captchaKey();
}

beforeEach(() => {
  dataDir = path.join(parent, randomUUID(), 'there', 'yet');
  file = path.join(dataDir, 'captcha.key');
  process.env.DATA_DIR = dataDir;
});

test('the key is created on first use, readable by its owner only', async () => {
  const key = await keyAfterStart();
  expect(key).toHaveLength(32);
  expect(readFileSync(file)).toEqual(key);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test('the key survives restarts', async () => {
  const key = await keyAfterStart();
  expect(await keyAfterStart()).toEqual(key);
});

test('a key file that a full disk left empty is replaced', async () => {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, '');
  const key = await keyAfterStart();
  expect(key).toHaveLength(32);
  expect(readFileSync(file)).toEqual(key);
});

test('a key that cannot be written leaves nothing behind', async () => {
  jest.resetModules();
  jest.doMock('node:fs', () => {
    const fs = jest.requireActual('node:fs');
    const writeFileSync = (name: string) => {
      fs.closeSync(fs.openSync(name, 'w'));
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    return { ...fs, writeFileSync };
  });
  delete processWide.captchaKey;
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const { captchaKeyIsUsable } = await import('./secret');
  expect(captchaKeyIsUsable()).toBe(false);
  expect(logged.mock.calls.join()).toContain('ENOSPC');
  expect(readdirSync(dataDir)).toEqual([]);
  jest.dontMock('node:fs');
  logged.mockRestore();
  expect(await keyAfterStart()).toHaveLength(32);
});

test('a key of the wrong length is rejected, naming the file', async () => {
  await keyAfterStart();
  writeFileSync(file, 'short');
  await expect(keyAfterStart()).rejects.toThrow(file);
});

test('websites with the same SECRET sign alike, without a file', async () => {
  process.env.SECRET = '0f'.repeat(32);
  const key = await keyAfterStart();
  process.env.DATA_DIR = path.join(parent, 'other');
  expect(await keyAfterStart()).toEqual(key);
  expect(key).toHaveLength(32);
  expect(key.toString('hex')).not.toBe(process.env.SECRET);
  expect(existsSync(file)).toBe(false);
  delete process.env.SECRET;
  expect(await keyAfterStart()).not.toEqual(key);
});
