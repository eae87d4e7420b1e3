import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { inOwnFolder } from '../test/in-folder';
import { otherBuilds } from './build-folder';

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
