import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { inOwnFolder } from '../test/in-folder';
import { otherBuilds } from './build-folder';

inOwnFolder();

const build = (folder: string) => mkdirSync(`${folder}/static`, { recursive: true });

test('in a clone, other builds are those beside the current one', () => {
  mkdirSync('app');
  for (const folder of ['.next-a', '.next-b', '.next-c', '.next', 'other']) build(folder);
  mkdirSync('.next-unfinished');
  expect(otherBuilds('.next-b', 'data').sort()).toEqual(['.next-a', '.next-c']);
  expect(existsSync('data')).toBe(false);
});

test('the static files of an image’s last two builds outlive their containers', () => {
  for (const [age, name] of ['.next-1', '.next-2', '.next-3'].entries()) {
    build(name);
    writeFileSync(`${name}/static/${name}.js`, '');
    otherBuilds(name, 'data');
    utimesSync(`data/builds/${name}`, age, age);
    rmSync(name, { recursive: true });
  }
  build('.next-3');
  // A start of the same build replaces none.
  expect(otherBuilds('.next-3', 'data')).toEqual(['data/builds/.next-2']);
  expect(readdirSync('data/builds').sort()).toEqual(['.next-2', '.next-3']);
  expect(existsSync('data/builds/.next-2/static/.next-2.js')).toBe(true);
});
