import { readdirSync } from 'node:fs';
import { illustrationNames } from '@/lib/content/services/blocks';

test('each illustration that content may name has its file, and no other is there', () => {
  expect(readdirSync('public/illustrations').sort()).toEqual(
    illustrationNames.map((name) => `${name}.svg`).sort(),
  );
});
