import { indianPlaces, namesNoPlace, namesPlaceAbroad } from './indian-places';
import { slugify } from '../../base/text/slugify';
import { findCity } from './cities';
import { findMetroByName, metroOf } from './metros';
import { METROS } from './table';

test.each([
  ['Pune', [{ city: 'Pune', region: 'Maharashtra' }]],
  [
    'Pune, Kochi',
    [
      { city: 'Pune', region: 'Maharashtra' },
      { city: 'Kochi', region: 'Kerala' },
    ],
  ],
  ['Karnataka', [{ region: 'Karnataka' }]],
  ['Karnataka, Tamil Nadu', [{ region: 'Karnataka' }, { region: 'Tamil Nadu' }]],
  ['Jharkhand, India', [{ region: 'Jharkhand' }]],
  ['India-Maharashtra', [{ region: 'Maharashtra' }]],
  ['Hybrid - Telangana', [{ region: 'Telangana' }]],
  ['Bambolim, Goa', [{ region: 'Goa' }]],
  ['Somapuram Kerala India', [{ region: 'Kerala' }]],
  ['Aurangabad, Bihar', [{ region: 'Bihar' }]],
  ['Bilaspur, Himachal Pradesh', [{ region: 'Himachal Pradesh' }]],
  ['Bangalore Rural', [{ region: 'Karnataka' }]],
  ['Kanpur Dehat', [{ region: 'Uttar Pradesh' }]],
  ['Punjab', [{ region: 'Punjab' }]],
  ['Phillaur, Punjab, India', [{ region: 'Punjab' }]],
  ['<a href="/jobs-in-chhattisgarh">chhattisgarh</a>', [{ region: 'Chhattisgarh' }]],
  ['India', [{}]],
  ['Remote - India', [{}]],
  ['India (Remote)', [{}]],
  ['Pan India', [{}]],
  ['Sampla, India', [{}]],
  ['Anywhere in India', [{}]],
])('%j is at %j', (location, places) => {
  expect(indianPlaces(location)).toEqual(places);
});

test.each([
  '',
  'Remote',
  'London',
  'Salem, Oregon',
  'Punjab, Pakistan',
  'Lahore, Punjab',
  'Remote-India/Pakistan',
  'India, Singapore',
  'Bank of India',
  'Air India',
  'Indiana',
  'Goa Shipyard',
  'Punjab National Bank',
  'Delhi Road, Sampla',
  'Indian Ocean',
  'You will travel to customers all over the country and from Kerala, India to Europe',
])('%j is not at a certain place in India', (location) => {
  expect(indianPlaces(location)).toEqual([]);
});

test('places abroad are distinguished from unknown ones', () => {
  expect(namesPlaceAbroad('Dubai, United Arab Emirates')).toBe(true);
  expect(namesPlaceAbroad('Lahore')).toBe(false);
  expect(namesPlaceAbroad('Pune')).toBe(false);
});

test.each(['', 'India', 'Remote', 'Work from home', 'Anywhere in India', 'Multiple Locations'])(
  'a job at %j may be anywhere in India',
  (location) => expect(namesNoPlace(location)).toBe(true),
);

test.each(['Pune', 'Remote - Canada', 'Abilene, TX', 'Kerala, India', 'Tampa'])('%j is a place', (location) =>
  expect(namesNoPlace(location)).toBe(false),
);

test('a city has the cities around it', () => {
  expect(metroOf('noida')).toEqual(expect.arrayContaining(['delhi', 'noida', 'gurugram', 'faridabad']));
  expect(metroOf('dharwad')).toEqual(['hubballi', 'dharwad']);
  expect(metroOf('vasai')).toContain('mumbai');
});

test('a city without an area, and an unknown city, are alone', () => {
  expect(metroOf('nagpur')).toEqual(['nagpur']);
  expect(metroOf('atlantis')).toEqual(['atlantis']);
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
