/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { SOCIAL_NAMES } from '@/lib/content/schema/identity';
import { serviceIcons } from '@/lib/content/schema/service-page';
import { Icon } from './icon';
import { iconNames } from './icon-names';

const symbols = [...readFileSync('components/ui/icons.svg', 'utf8').matchAll(/<symbol id="(\w+)" ([^>]*)>/g)];

test('every icon has its symbol, and every symbol is an icon', () => {
  expect(symbols.map(([, id]) => id).sort()).toEqual([...iconNames].sort());
});

test('every icon that a service may have is one', () => {
  expect(iconNames).toEqual(expect.arrayContaining([...serviceIcons]));
});

test('every symbol has the same size, and uses only the text colour', () => {
  for (const [, id, attributes] of symbols) {
    expect([id, attributes]).toEqual([id, expect.stringContaining('viewBox="0 0 24 24"')]);
    const paints = [...attributes!.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint!);
    expect([id, paints.filter((paint) => paint !== 'none')]).toEqual([id, ['currentColor']]);
  }
});

test('the icons are lines of one weight, but for marks of networks and the star that is filled', () => {
  const networks = SOCIAL_NAMES.map((name) => name.toLowerCase());
  const filled = symbols.filter(([, , attributes]) => !attributes!.includes('stroke="currentColor"'));
  expect(filled.map(([, id]) => id).filter((id) => !networks.includes(id!))).toEqual(['starred']);
  for (const [, id, attributes] of symbols.filter((symbol) => !filled.includes(symbol)))
    expect([id, attributes]).toEqual([id, expect.stringContaining('stroke-width="1.75"')]);
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

test('every network that the agency may list has an icon', () => {
  expect(iconNames).toEqual(expect.arrayContaining(SOCIAL_NAMES.map((name) => name.toLowerCase())));
});

test('an icon is drawn from the sprite, and is silent to screen readers', () => {
  const { container } = render(<Icon name="check" className="size-4" />);
  const icon = container.querySelector('svg')!;
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon).toHaveClass('icon', 'size-4');
  expect(icon.querySelector('use')!.getAttribute('href')).toMatch(/#check$/);
});
