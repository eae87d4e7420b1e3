import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inOwnFolder } from '../test/in-folder';
import { hintCalledOnLoad } from './compile-hint';

inOwnFolder();

test('scripts that every page runs as it loads begin with the hint, others do not', () => {
  mkdirSync('build/static', { recursive: true });
  writeFileSync('build/build-manifest.json', JSON.stringify({ rootMainFiles: ['static/react.js'] }));
  writeFileSync('build/static/react.js', 'react()');
  writeFileSync('build/static/form.js', 'form()');
  hintCalledOnLoad('build');
  expect(readFileSync('build/static/react.js', 'utf8')).toBe('//# allFunctionsCalledOnLoad\nreact()');
  expect(readFileSync('build/static/form.js', 'utf8')).toBe('form()');
});
