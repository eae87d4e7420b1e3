import { slugify } from '../../base/text/slugify';
import { findCity } from './cities';
import { findMetroByName, metroOf } from './metros';
import { METROS } from './table';

test('a city has the cities around it', () => {
  expect(metroOf('noida')).toEqual(expect.arrayContaining(['delhi', 'noida', 'gurugram', 'faridabad']));
  expect(metroOf('dharwad')).toEqual(['hubballi', 'dharwad']);
  expect(metroOf('vasai')).toContain('mumbai');
});

test('a city without an area, and an unknown city, are alone', () => {
  expect(metroOf('nagpur')).toEqual(['nagpur']);
  expect(metroOf('atlantis')).toEqual(['atlantis']);
});

test('the list can be changed by its caller', () => {
  metroOf('mohali').pop();
  expect(metroOf('mohali')).toContain('zirakpur');
});

test.each([
  ['NCR', 'delhi'],
  ['Delhi / NCR', 'delhi'],
  ['tri-city', 'chandigarh'],
  ['Hubli-Dharwad', 'hubballi'],
  ['ಹುಬ್ಬಳ್ಳಿ-ಧಾರವಾಡ', 'hubballi'],
])('%s is around %s', (name, slug) => expect(findMetroByName(name)).toBe(slug));

test.each(['', 'pune', 'city'])('%j is not an area', (name) => expect(findMetroByName(name)).toBeNull());

test('every city of an area is known, and in one area only', () => {
  const slugs = METROS.flatMap(({ cities }) => cities.map(slugify));
  expect(slugs.filter((slug) => findCity(slug) === null)).toEqual([]);
  expect(new Set(slugs).size).toBe(slugs.length);
});
