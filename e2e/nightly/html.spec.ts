import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { pages } from '../../test/browser/pages';

test.skip(
  spawnSync('java', ['-version']).status !== 0,
  'SKIPPED: the Nu HTML checker needs Java, which is not here',
);

test('every page is valid HTML by the Nu checker', async ({ request }, info) => {
  test.setTimeout(120_000);
  // The checker rejects local URLs, so pass files.
  const files = await Promise.all(
    [...pages, '/applyjob', '/unavailable'].map(async (path, index) => {
      const file = info.outputPath(`${index}-${path.replace(/\W+/g, '-')}.html`);
      await writeFile(file, await (await request.get(path)).text());
      return file;
    }),
  );
  const checker = '-jar node_modules/vnu-jar/build/dist/vnu.jar --format json --exit-zero-always'.split(' ');
  const { stderr } = await promisify(execFile)('java', [...checker, ...files], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages } = JSON.parse(stderr) as {
    messages: { type: string; url: string; message: string; extract?: string }[];
  };
  const errors = messages.filter(({ type }) => type !== 'info');
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} (${extract})`)).toEqual([]);
});
