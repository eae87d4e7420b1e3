import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { COMPILE_HINT, hintCompilation } from './compile-hints';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'dwaar-hints-'));
  mkdirSync(path.join(dist, 'static/chunks'), { recursive: true });
  writeFileSync(path.join(dist, 'static/chunks/react.js'), 'react();');
  writeFileSync(path.join(dist, 'static/chunks/form.js'), 'form();');
});
afterEach(() => rmSync(dist, { recursive: true }));

const listAsOfEveryPage = (...files: string[]) =>
  writeFileSync(path.join(dist, 'build-manifest.json'), JSON.stringify({ rootMainFiles: files }));
const script = (name: string) => readFileSync(path.join(dist, 'static/chunks', name), 'utf8');

test('scripts of every page begin with the hint, once, and others are left alone', async () => {
  listAsOfEveryPage('static/chunks/react.js');
  await hintCompilation(dist);
  await hintCompilation(dist);
  expect(script('react.js')).toBe(`${COMPILE_HINT}react();`);
  expect(script('form.js')).toBe('form();');
});

test('a build that lists no such scripts is told of', async () => {
  listAsOfEveryPage();
  await expect(hintCompilation(dist)).rejects.toThrow('no scripts that every page brings');
});
