/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { indianDay } from '@/lib/base/text/indian-day';
import { renderToString } from 'react-dom/server';
import { Age, ageText, CardAge } from './age';

const today = indianDay(Date.parse('2026-11-23T12:00:00Z'));

test.each([
  ['posted', '2026-11-23T02:00:00Z', 'Posted today'],
  ['posted', '2026-11-22T12:00:00Z', 'Posted yesterday'],
  ['posted', '2026-11-21T12:00:00Z', 'Posted 2 days ago'],
  ['posted', '2026-10-01', 'Posted 1 Oct 2026'],
  ['posted', '2026-11-30', 'Posted 30 Nov 2026'],
  ['closes', '2026-11-23T12:30:00Z', 'Closes today'],
  ['closes', '2026-11-24', 'Closes tomorrow'],
  ['closes', '2026-11-28', 'Closes in 5 days'],
  ['closes', '2027-02-28', 'Closes 28 Feb 2027'],
] as const)('%s at %s reads "%s"', (kind, at, text) => {
  expect(ageText(kind, at, today)).toBe(text);
});

test('a date is shown before hydration', () => {
  expect(ageText('posted', '2026-11-22T12:00:00Z', null)).toBe('Posted 22 Nov 2026');
});

test('the browser says how long ago a job was posted', () => {
  const at = new Date().toISOString();
  render(<Age kind="posted" at={at} />);
  expect(screen.getByText('Posted today')).toHaveAttribute('datetime', at);
});

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

test('the server renders the date, as pages are cached', () => {
  const posted = '2026-01-05';
  expect(renderToString(<CardAge posted={posted} closes={inDays(1)} />)).toBe(
    '<time dateTime="2026-01-05">Posted 5 Jan 2026</time>',
  );
});
