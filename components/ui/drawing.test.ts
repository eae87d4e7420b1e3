import { readdirSync } from 'node:fs';
import { illustrationNames } from '@/lib/content/schema/service-page';

const OTHERS = [
  ...['banner-door', 'banner-letter', 'banner-people', 'banner-sunrise'],
  ...['consent-seal', 'door-ajar', 'hero', 'map', 'portraits'],
];

test('drawings referenced by content or components have files, and no other files exist', () => {
  expect(readdirSync('public/illustrations').sort()).toEqual(
    [...illustrationNames, ...OTHERS].map((name) => `${name}.svg`).sort(),
  );
});
