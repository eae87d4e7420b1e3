/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
let isProduction = true;
beforeEach(() => {
  isProduction = true;
  folder = mkdtempSync(path.join(tmpdir(), 'built-pages-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  jest.resetModules();
  jest.doMock('../env', () => ({ env: () => ({ isProduction }) }));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('while developing there is none, whatever was built before', async () => {
  isProduction = false;
  writeBuilt('unavailable', '<h1>Of yesterday</h1>');
  const { readBuiltPage } = await import('./built-pages');
  expect(readBuiltPage('unavailable')).toBeNull();
});

test('without a build there is no page', async () => {
  const { readBuiltPage } = await import('./built-pages');
  expect(readBuiltPage('unavailable')).toBeNull();
});

test('the built page is read once and kept', async () => {
  const file = writeBuilt('unavailable', '<h1>Back soon</h1>');
  const { readBuiltPage } = await import('./built-pages');
  expect(String(readBuiltPage('unavailable')!.html)).toBe('<h1>Back soon</h1>');
  expect(readBuiltPage('unavailable')!.scriptHashes).toBe('');
  rmSync(file);
  expect(String(readBuiltPage('unavailable')!.html)).toBe('<h1>Back soon</h1>');
  expect(readBuiltPage('_not-found')).toBeNull();
});

function writeBuilt(name: string, html: string): string {
  mkdirSync(path.join(folder, '.next/server/app'), { recursive: true });
  const file = path.join(folder, `.next/server/app/${name}.html`);
  writeFileSync(file, html);
  return file;
}
