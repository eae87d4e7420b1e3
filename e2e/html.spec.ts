import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { pages } from './support/pages';
import { sample } from './support/sites';

function hasJava(): boolean {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test.skip(!hasJava(), 'SKIPPED: the Nu HTML checker needs Java, which is not here');

test('every page is valid HTML by the Nu checker', async () => {
  test.setTimeout(120_000);
  const urls = [...pages, '/applyjob', '/unavailable'].map((path) => sample.url + path);
  const checker = [
    '-jar',
    'node_modules/vnu-jar/build/dist/vnu.jar',
    '--format',
    'json',
    '--exit-zero-always',
  ];
  const { stderr } = await promisify(execFile)('java', [...checker, ...urls], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages } = JSON.parse(stderr) as {
    messages: { type: string; url: string; message: string; extract?: string }[];
  };
  const errors = messages.filter(({ type }) => type !== 'info');
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} (${extract})`)).toEqual([]);
});
