/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unavailable-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  jest.resetModules();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('without a build there is no page', async () => {
  const { readUnavailablePage } = await import('./unavailable-page');
  expect(readUnavailablePage()).toBeNull();
});

test('the built page is read once and kept', async () => {
  mkdirSync(path.join(folder, '.next/server/app'), { recursive: true });
  const file = path.join(folder, '.next/server/app/unavailable.html');
  writeFileSync(file, '<h1>Back soon</h1>');
  const { readUnavailablePage } = await import('./unavailable-page');
  expect(String(readUnavailablePage()!.html)).toBe('<h1>Back soon</h1>');
  expect(readUnavailablePage()!.scriptHashes).toBe('');
  rmSync(file);
  expect(String(readUnavailablePage()!.html)).toBe('<h1>Back soon</h1>');
});
