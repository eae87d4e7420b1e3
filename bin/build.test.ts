import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { inOwnFolder } from '../test/in-folder';
import { buildUnlessCurrent } from './build';
import { currentBuildDir } from '../server/build-folder';

inOwnFolder();

function write(file: string, text = ''): void {
  if (file.includes('/')) mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  writeFileSync(file, text);
}

test('where the build tools are not installed, the error for a missing build says what to do', async () => {
  await expect(buildUnlessCurrent()).rejects.toThrow('Rebuild the image');
});

test('a failed build reports all of Next’s output, and ends with what to do', async () => {
  write('node_modules/typescript/package.json', '{}');
  write('node_modules/.bin/next', 'console.log("app/page.tsx:3:1 Expected ;"); process.exit(1);');
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await expect(buildUnlessCurrent()).rejects.toThrow(
    /^app\/page\.tsx:3:1 Expected ;\n\nThe build failed \(exit code 1\)\. Fix .* run the command again\.$/,
  );
  rmSync('node_modules', { recursive: true });
});

test('a build is current as long as its sources are unchanged', async () => {
  write('app/page.tsx', 'one');
  write(`${currentBuildDir()}/BUILD_ID`);
  const one = currentBuildDir();
  expect(await buildUnlessCurrent()).toBe(one);
  write('app/page.tsx', 'two');
  await expect(buildUnlessCurrent()).rejects.toThrow('have not been built');
  write('app/page.tsx', 'one');
  expect(await buildUnlessCurrent()).toBe(one);
});

test.each(['app/page.tsx', 'lib/content/home.ts', 'public/logo.svg', 'next.config.ts', 'package-lock.json'])(
  '%s is a source',
  (file) => {
    const before = currentBuildDir();
    write(file, 'one');
    const one = currentBuildDir();
    write(file, 'two');
    expect(new Set([before, one, currentBuildDir()]).size).toBe(3);
  },
);

test.each([
  '.env',
  'server/main.ts',
  'app/page.test.tsx',
  'lib/base/log.test.ts',
  'docs/edge.md',
  '.data/store.sqlite',
])('%s is not a source', (file) => {
  write('app/page.tsx', 'one');
  const before = currentBuildDir();
  write(file, 'changed');
  expect(currentBuildDir()).toBe(before);
});

test('settings are not sources', () => {
  const before = currentBuildDir();
  for (const name of ['SITE_URL', 'GTM_ID', 'IMAGE_BASE_URL']) process.env[name] = 'https://changed.example';
  expect(currentBuildDir()).toBe(before);
  for (const name of ['SITE_URL', 'GTM_ID', 'IMAGE_BASE_URL']) delete process.env[name];
});

test('neither a lock nor an unfinished build counts as a build', async () => {
  write('.next-lock', '1');
  write(`${currentBuildDir()}/server.js`);
  await expect(buildUnlessCurrent()).rejects.toThrow('have not been built');
});
