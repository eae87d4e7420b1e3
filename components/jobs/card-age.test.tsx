/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CardAge } from './age';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const shown = (posted?: string, closes?: string) =>
  render(<CardAge posted={posted} closes={closes} />).container.textContent;

test('a card says when its job closes if that is within a week, else how old it is', () => {
  expect(shown(inDays(-2), inDays(5))).toBe('Closes in 5 days');
  expect(shown(inDays(-2), inDays(7))).toBe('Closes in 7 days');
  expect(shown(inDays(-2), inDays(8))).toBe('Posted 2 days ago');
  expect(shown(inDays(-2), inDays(-1))).toBe('Posted 2 days ago');
  expect(shown(inDays(-2))).toBe('Posted 2 days ago');
  expect(shown(undefined, inDays(5))).toBe('Closes in 5 days');
  expect(shown()).toBe('');
});

test('the server, whose pages are kept, gives the date', () => {
  const posted = '2026-01-05';
  expect(renderToString(<CardAge posted={posted} closes={inDays(1)} />)).toBe(
    '<time dateTime="2026-01-05">Posted 5 Jan 2026</time>',
  );
});
