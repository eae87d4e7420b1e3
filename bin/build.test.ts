import { mkdirSync, rmSync, writeFileSync, readFileSync, readdirSync, existsSync, utimesSync } from 'node:fs';
import { inOwnFolder } from '../test/in-folder';
import { buildUnlessCurrent, hintCalledOnLoad, compressFiles, deleteOldBuilds } from './build';
import { currentBuildDir, markBuildInUse } from '../server/build-folder';
import { lockFile } from '../server/claim-data-dir';
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PassThrough } from 'node:stream';
import { withProgress } from './progress';
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

inOwnFolder();

/** Creates a build of this age in hours. */
function build(name: string, hours: number, files = ['BUILD_ID']): void {
  mkdirSync(name);
  for (const file of files) writeFileSync(path.join(name, file), '');
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(name, then, then);
}

const left = () => readdirSync('.').sort();

test('the newest builds are kept, for websites without write access, and so is the current one', () => {
  build('.next-current', 9);
  for (const hours of [1, 2, 3, 4, 5]) build(`.next-${hours}`, hours);
  deleteOldBuilds('.next-', '.next-current');
  expect(left()).toEqual(['.next-1', '.next-2', '.next-current']);
});

test('no build that a website runs from is deleted; a killed website protects nothing', () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  try {
    for (const hours of [1, 2, 3]) build(`.next-${hours}`, hours);
    build('.next-4', 4, ['BUILD_ID', `running-${ended}`]);
    build('.next-5', 5, ['BUILD_ID', `running-${ended}`, `running-${other.pid}`]);
    build('.next-6', 6, ['BUILD_ID', 'running-x']);
    deleteOldBuilds('.next-', '.next-current');
    expect(left()).toEqual(['.next-1', '.next-2', '.next-5']);
  } finally {
    other.kill();
  }
});

test('other folders are left alone', () => {
  for (const hours of [1, 2]) build(`.next-${hours}`, hours);
  build('.next-unfinished', 8, ['server.js']);
  build('.next', 9);
  writeFileSync('.next-building', '1');
  deleteOldBuilds('.next-', '.next-current');
  expect(left()).toEqual(['.next', '.next-1', '.next-2', '.next-building', '.next-unfinished']);
});

test('a website marks its build as in use, and removes the mark when it exits', () => {
  build('.next-1', 1);
  const script = `
    const { markBuildInUse } = await import(process.argv[1]);
    const { readdirSync } = await import('node:fs');
    markBuildInUse('.next-1');
    console.log(readdirSync('.next-1').includes('running-' + process.pid));`;
  const file = path.join(__dirname, '../server/build-folder.ts');
  const tsx = require.resolve('tsx');
  const run = spawnSync(process.execPath, ['--import', tsx, '--input-type=module', '-e', script, file]);
  expect(String(run.stdout)).toBe('true\n');
  expect(readdirSync('.next-1')).toEqual(['BUILD_ID']);
});

test('a website runs in a read-only folder', () => {
  const listeners = process.listenerCount('exit');
  markBuildInUse('.next-none');
  expect([existsSync('.next-none'), process.listenerCount('exit')]).toEqual([false, listeners]);
});

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

test('one build runs at a time, and ends the wait of another, which then has nothing to do', async () => {
  write('node_modules/typescript/package.json', '{}');
  const release = await lockFile('.next-building');
  const waiting = buildUnlessCurrent();
  write(`${currentBuildDir()}/BUILD_ID`);
  release!();
  expect(await waiting).toBe(currentBuildDir());
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
  'lib/base/base.test.ts',
  'docs/edge.md',
  '.data/store.sqlite',
])('%s is not a source', (file) => {
  write('app/page.tsx', 'one');
  const before = currentBuildDir();
  write(file, 'changed');
  expect(currentBuildDir()).toBe(before);
});

test('neither a lock nor an unfinished build counts as a build', async () => {
  write('.next-building', '');
  write(`${currentBuildDir()}/server.js`);
  await expect(buildUnlessCurrent()).rejects.toThrow('have not been built');
});

test('scripts that every page runs as it loads begin with the hint, others do not', () => {
  mkdirSync('build/static', { recursive: true });
  writeFileSync('build/build-manifest.json', JSON.stringify({ rootMainFiles: ['static/react.js'] }));
  writeFileSync('build/static/react.js', 'react()');
  writeFileSync('build/static/form.js', 'form()');
  hintCalledOnLoad('build');
  expect(readFileSync('build/static/react.js', 'utf8')).toBe('//# allFunctionsCalledOnLoad\nreact()');
  expect(readFileSync('build/static/form.js', 'utf8')).toBe('form()');
});

const TEXT = 'export const jobs = [];\n'.repeat(200);
const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

test('each text file, however deep, gets a Brotli and a gzip version', async () => {
  mkdirSync('static/chunks', { recursive: true });
  mkdirSync('public');
  writeFileSync('static/chunks/a.js', TEXT);
  writeFileSync('public/logo.svg', TEXT);
  await compressFiles(['static', 'public']);
  expect(namesIn('static')).toEqual(['chunks', 'chunks/a.js', 'chunks/a.js.br', 'chunks/a.js.gz']);
  expect(namesIn('public')).toEqual(['logo.svg', 'logo.svg.br', 'logo.svg.gz']);
  expect(readFileSync('static/chunks/a.js', 'utf8')).toBe(TEXT);
  expect(brotliDecompressSync(readFileSync('static/chunks/a.js.br')).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync('public/logo.svg.gz')).toString()).toBe(TEXT);
});

test('files that are already compressed, or would grow, get none', async () => {
  mkdirSync('static');
  writeFileSync('static/font.woff2', TEXT);
  writeFileSync('static/photo.png', TEXT);
  writeFileSync('static/short.txt', 'ok');
  writeFileSync('static/random.json', randomBytes(1_000));
  await compressFiles(['static']);
  expect(namesIn('static')).toEqual(['font.woff2', 'photo.png', 'random.json', 'short.txt']);
});

describe('progress', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function outputFor(isTTY: boolean) {
    const output = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY });
    return { output, text: () => String(output.read() ?? '') };
  }
  const during = (seconds: number) => new Promise<string>((done) => setTimeout(done, seconds * 1000, 'done'));

  test('a log gets a line at the start, and then one every two minutes', async () => {
    const { output, text } = outputFor(false);
    const work = withProgress('Building', during(310), output);
    await jest.advanceTimersByTimeAsync(311_000);
    expect(await work).toBe('done');
    expect(text()).toBe('Building …\n… 20 s\n… 60 s\n… 180 s\n… 300 s\n');
  });

  test('a failure is passed on and ends the lines', async () => {
    const { output, text } = outputFor(false);
    await expect(withProgress('Building', Promise.reject(new Error('no')), output)).rejects.toThrow('no');
    await jest.advanceTimersByTimeAsync(26_000);
    expect(text()).toBe('Building …\n');
  });
});
