import { readdirSync } from 'node:fs';
import { illustrationNames } from '@/lib/content/schema/service-page';

const OTHERS = [
  ...['banner-door', 'banner-letter', 'banner-people', 'banner-sunrise'],
  ...['consent-seal', 'door-ajar', 'hero', 'map', 'portraits'],
];

test('each drawing that content or a component may name has its file, and no other is there', () => {
  expect(readdirSync('public/illustrations').sort()).toEqual(
    [...illustrationNames, ...OTHERS].map((name) => `${name}.svg`).sort(),
  );
});
