import { slugify } from '../../base/text/slugify';
import { citiesIn, findCity } from './cities';
import { indianPlaces, namesNoPlace, namesPlaceAbroad } from './indian-places';
import { findMetroByName, metroOf } from './metros';
import { wordsOf } from './names';
import { CITIES, METROS, REGION_ALIASES, REGIONS } from './table';

test.each<[string, string[]]>([
  ['Bangalore/Bengaluru', ['Bengaluru']],
  [
    'Kolkata, Mumbai, New Delhi, Hyderabad, Pune, Chennai, Bengaluru',
    ['Kolkata', 'Mumbai', 'Delhi', 'Hyderabad', 'Pune', 'Chennai', 'Bengaluru'],
  ],
  ['Hybrid - Pune, Maharashtra', ['Pune']],
  ['Gurugram (Gurgaon), Haryana, India', ['Gurugram']],
  ['Mumbai (All Areas)', ['Mumbai']],
  ['Andheri, Mumbai', ['Mumbai']],
  ['Navi Mumbai, Greater Noida, Delhi / NCR', ['Navi Mumbai', 'Greater Noida', 'Delhi']],
  ['DELHI NCR', ['Delhi']],
  ['Noida, Ghaziabad', ['Noida']],
  ['Noida, Ghaziabad, Delhi', ['Noida', 'Ghaziabad', 'Delhi']],
  ['Delhi NCR (Noida, Gurgaon)', ['Delhi', 'Noida', 'Gurugram']],
  ['Bengalūru', ['Bengaluru']],
  ['Pimpri -Chinchwad', ['Pimpri-Chinchwad']],
  ['Kochi/Cochin, Trivandrum/Thiruvananthapuram', ['Kochi', 'Thiruvananthapuram']],
  ['Salem, Tamil Nadu', ['Salem']],
  ['Salem Tamil Nadu India', ['Salem']],
  ['Vapi and Anand, Gujarat', ['Vapi']],
  ['Anand, Gujarat', ['Anand']],
  ['Aurangabad, Pune', ['Chhatrapati Sambhajinagar', 'Pune']],
  ['Pune, United States (USA)', ['Pune']],
  ['<a href="https://example.com/jobs-in-surat" title="Jobs in Surat">Erode</a>', ['Erode']],
  ['Mysore Road, Bengaluru', ['Bengaluru']],
  ['Hyderabad/Secunderabad(Srinagar Colony)', ['Hyderabad', 'Secunderabad']],
])('%j is in %j', (location, names) => {
  expect(citiesIn(location).map((city) => city.name)).toEqual(names);
});

test.each([
  '',
  'Remote | India | Bengal | West Bengal | Jammu & Kashmir | Salem, Oregon | Salem, MA | Salem OR 97301',
  'Hyderabad, Pakistan | Hyderabad, Sindh | Delhi, Canada | Delhi, NY | Kota Kinabalu, Malaysia',
  'Aurangabad, Bihar | Bilaspur, Himachal Pradesh | Bangalore Rural | Delhi Road, Sampla | Bank of Baroda',
  'BangaloreShift : 9:30 AM | We work with Anand Rao | Java, Spring, Pun... | Openings in Hyderabad...',
  'San Francisco, CA',
])('%s is not in a certain city', (locations) => {
  for (const location of locations.split(' | '))
    expect([location, citiesIn(location)]).toEqual([location, []]);
});

const words = (name: string) =>
  wordsOf(name)
    .map(({ text }) => text)
    .join(' ');

test('takes at most 20 cities', () => {
  expect(citiesIn(CITIES.map(({ name }) => name).join(', '))).toHaveLength(20);
});

test('every name and alias is listed once, in a known region, with a unique slug', () => {
  const names = CITIES.flatMap(({ name, aliases = [] }) => [name, ...aliases].map(words));
  expect(new Set(names).size).toBe(names.length);
  for (const { name, region } of CITIES) {
    expect(REGIONS).toContain(region);
    expect(findCity(slugify(name))).toEqual({ slug: slugify(name), name, region });
  }
  expect(findCity('atlantis')).toBeNull();
});

test('no city shares its name with a state, except those that are both', () => {
  const states = [...REGIONS, ...Object.keys(REGION_ALIASES)].map(words);
  const both = CITIES.filter(({ name, aliases = [] }) =>
    [name, ...aliases].some((text) => states.includes(words(text))),
  );
  expect(both.map(({ name }) => name)).toEqual(['Delhi', 'Chandigarh', 'Puducherry']);
});

test.each([
  ['ಹುಬ್ಬಳ್ಳಿ, ಕರ್ನಾಟಕ', 'Hubballi'],
  ['बेंगलूरु', 'Bengaluru'],
  ['राँची, झारखंड', 'Ranchi'],
  ['गुड़गांव', 'Gurugram'],
])('%s is recognised in its own script', (location, name) => {
  expect(citiesIn(location).map((city) => city.name)).toEqual([name]);
});

test('vowel signs distinguish words', () => expect(citiesIn('रुचि')).toEqual([]));

test('every city is found by its name and by each of its aliases', () => {
  for (const { name, aliases = [] } of CITIES)
    for (const text of [name, ...aliases]) expect(citiesIn(text).map((city) => city.name)).toEqual([name]);
});

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
  'Remote | London | Salem, Oregon | Punjab, Pakistan | Lahore, Punjab | Remote-India/Pakistan',
  'India, Singapore | Bank of India | Air India | Indiana | Goa Shipyard | Punjab National Bank',
  'Delhi Road, Sampla | Indian Ocean',
  'You will travel to customers all over the country and from Kerala, India to Europe',
])('%s is not at a certain place in India', (locations) => {
  for (const location of locations.split(' | '))
    expect([location, indianPlaces(location)]).toEqual([location, []]);
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
