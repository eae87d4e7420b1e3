import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { inOwnFolder } from '../test/in-folder';
import { keepStaticFiles, otherBuilds } from './build-folder';

inOwnFolder();

const build = (folder: string) => mkdirSync(`${folder}/static`, { recursive: true });

test('other builds are those beside the current one, and those of other releases', () => {
  for (const folder of ['releases/1/.next-a', 'releases/2/.next-b', 'releases/3/.next-c']) build(folder);
  build('releases/2/.next-d');
  build('releases/2/.next');
  mkdirSync('releases/3/.next-unfinished');
  symlinkSync('releases/2', 'current');
  const here = realpathSync('.');
  process.chdir('current');
  expect(otherBuilds('.next-b', null)).toEqual([`${here}/releases/2/.next-d`]);
  expect(otherBuilds('.next-b', `${here}/releases`).sort()).toEqual(
    ['1/.next-a', '2/.next-d', '3/.next-c'].map((name) => `${here}/releases/${name}`),
  );
  expect(otherBuilds('.next-b', `${here}/nowhere`)).toEqual([`${here}/releases/2/.next-d`]);
  process.chdir(here);
});

test('the static files of the last two builds outlive their containers', () => {
  for (const [age, name] of ['.next-1', '.next-2', '.next-3'].entries()) {
    build(name);
    writeFileSync(`${name}/static/${name}.js`, '');
    expect(keepStaticFiles(name, 'data')).toBe('data');
    utimesSync(`data/builds/${name}`, age, age);
    rmSync(name, { recursive: true });
  }
  build('.next-3');
  // A start of the same build replaces none.
  keepStaticFiles('.next-3', 'data');
  expect(readdirSync('data/builds').sort()).toEqual(['.next-2', '.next-3']);
  const before = otherBuilds('.next-3', 'data').filter((folder) => !folder.endsWith('.next-3'));
  expect(before).toEqual([realpathSync('data/builds/.next-2')]);
  expect(existsSync(`${before[0]}/static/.next-2.js`)).toBe(true);
});
