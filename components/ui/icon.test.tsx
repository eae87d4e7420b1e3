/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { socialNames } from '@/lib/content/identity';
import { Icon } from './icon';
import { iconNames } from './icon-names';

const symbols = [...readFileSync('components/ui/icons.svg', 'utf8').matchAll(/<symbol id="(\w+)" ([^>]*)>/g)];

test('every icon has its symbol, and every symbol is an icon', () => {
  expect(symbols.map(([, id]) => id).sort()).toEqual([...iconNames].sort());
});

test('every symbol has the same size, and uses only the text colour', () => {
  for (const [, id, attributes] of symbols) {
    expect([id, attributes]).toEqual([id, expect.stringContaining('viewBox="0 0 24 24"')]);
    const paints = [...attributes!.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint!);
    expect([id, paints.filter((paint) => paint !== 'none')]).toEqual([id, ['currentColor']]);
  }
});

test('every network that the agency may list has an icon', () => {
  expect(iconNames).toEqual(expect.arrayContaining(socialNames.map((name) => name.toLowerCase())));
});

test('an icon is drawn from the sprite, and is silent to screen readers', () => {
  const { container } = render(<Icon name="check" className="size-4" />);
  const icon = container.querySelector('svg')!;
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon).toHaveClass('icon', 'size-4');
  expect(icon.querySelector('use')!.getAttribute('href')).toMatch(/#check$/);
});
