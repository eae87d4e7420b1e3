/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { illustrationNames } from '@/lib/content/schema/service-page';
import { iconNames } from './icon-names';

const symbols = [...readFileSync('components/ui/icons.svg', 'utf8').matchAll(/<symbol id="(\w+)" ([^>]*)>/g)];

test('every icon has its symbol, and every symbol is an icon', () => {
  expect(symbols.map(([, id]) => id).sort()).toEqual([...iconNames].sort());
});

test('every icon is shown somewhere', () => {
  const sources = ['app', 'components', 'lib/content']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/icon-names|\.test\./.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  const isShown = (name: string) => sources.some((text) => new RegExp(`['"]${name}['"]`, 'i').test(text));
  expect(iconNames.filter((name) => !isShown(name))).toEqual([]);
});

const OTHERS = [
  'banner-door',
  'banner-letter',
  'banner-people',
  'banner-sunrise',
  'consent-seal',
  'door-ajar',
  'hero',
  'map',
];

test('drawings referenced by content or components have files, and no other files exist', () => {
  expect(readdirSync('public/illustrations').sort()).toEqual(
    [...illustrationNames, ...OTHERS].map((name) => `${name}.svg`).sort(),
  );
});
