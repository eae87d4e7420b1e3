import { findCity } from '../../lib/jobs/places/cities';
import { GOLDEN } from './golden';
import { type GoldenQuery, KINDS } from './rule';
import { titles } from './titles';

const all = Object.values(GOLDEN).flat();

test('there are at least 250 distinct queries, of every kind', () => {
  const asTyped = all.map(({ query }) => query.toLowerCase());
  expect(asTyped.filter((query, index) => asTyped.indexOf(query) !== index)).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(250);
  const written = KINDS.filter((kind) => kind !== 'title of an ad');
  expect(Object.keys(GOLDEN)).toEqual(written);
  for (const queries of Object.values(GOLDEN)) expect(queries.length).toBeGreaterThanOrEqual(10);
});

test('every rule demands something, and of cities only those that there are', () => {
  const isEmpty = ({ relevant }: GoldenQuery) => Object.values(relevant).length === 0;
  expect(all.filter(isEmpty)).toEqual([]);
  const cities = all.flatMap(({ relevant }) => relevant.city ?? []);
  expect(cities.filter((slug) => findCity(slug)?.slug !== slug)).toEqual([]);
});

test('no pattern keeps a state between two matches, and every one of the titles is used', () => {
  const patterns = all.flatMap(({ relevant }) => [relevant.title ?? [], relevant.mentions ?? []].flat());
  expect(patterns.filter(({ global, sticky }) => global || sticky)).toEqual([]);
  const used = new Set(patterns);
  expect(Object.entries(titles).flatMap(([name, pattern]) => (used.has(pattern) ? [] : name))).toEqual([]);
});
