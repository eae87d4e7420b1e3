import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['app', 'components', 'lib', 'server', 'backend', 'bin', 'deploy', 'test', 'bench', 'e2e'];

/** All source files except tests. */
function readSources(): [file: string, text: string][] {
  const files = [
    ...FOLDERS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    ),
    ...readdirSync('.'),
  ];
  return files
    .filter(
      (file) => /\.(?:[cm]?[jt]sx?|ya?ml|json)$/.test(file) && !/\.test\.tsx?$|^package-lock/.test(file),
    )
    .filter((file) => statSync(file).isFile())
    .map((file) => [file, readFileSync(file, 'utf8')]);
}
const sources = readSources();
const filesWith = (pattern: RegExp) => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

test('the sources are found', () => {
  const files = sources.map(([file]) => file);
  for (const file of ['app/layout.tsx', 'server/main.ts', 'bin/build.ts', 'next.config.ts', 'compose.yaml'])
    expect(files).toContain(file);
});

test.each([
  ['what Next does not export', /next\/dist/],
  ['what listens inside of Node', /diagnostics_channel/],
  ['what takes others’ listeners away', /removeAllListeners/],
  ['Next’s own stores', /unstable_cache|cacheHandler|next\/cache/],
  ['types written by hand', /\.d\.mts/],
])('no source uses %s', (_, pattern) => {
  expect(filesWith(pattern)).toEqual([]);
});

test('no method of other code is replaced', () => {
  expect(filesWith(/prototype(?:\.\w+|\[[^\]]+\]) = (?!=)/)).toEqual([]);
});

test('one file writes on globalThis, under one key', async () => {
  expect(filesWith(/globalThis(?! ?[.?]+ ?crypto)|\bglobal\.|Symbol\.for\(/)).toEqual([
    'lib/base/process-wide.ts',
  ]);
  // Sets its own global keys.
  await import('zod');
  const before = Object.keys(globalThis);
  const [{ createRequestListener }, { changes }] = await Promise.all([
    import('./request-listener'),
    import('../lib/upstream/changes'),
    import('../instrumentation-node'),
  ]);
  createRequestListener({
    next: async () => {},
    changes: changes(),
    sendFile: (_request, _response, handle) => handle(),
    cachesPages: true,
    counts: true,
  });
  expect(Object.keys(globalThis).filter((key) => !before.includes(key))).toEqual(['processWide']);
});
