import { slugify } from '../../base/text/slugify';
import { wordsOf } from './names';
import { CITIES, REGION_ALIASES, REGIONS } from './table';
import { citiesIn, findCity } from './cities';

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
  'Remote',
  'India',
  'Bengal',
  'West Bengal',
  'Jammu & Kashmir',
  'Salem, Oregon',
  'Salem, MA',
  'Salem OR 97301',
  'Hyderabad, Pakistan',
  'Hyderabad, Sindh',
  'Delhi, Canada',
  'Delhi, NY',
  'Kota Kinabalu, Malaysia',
  'Aurangabad, Bihar',
  'Bilaspur, Himachal Pradesh',
  'Bangalore Rural',
  'Delhi Road, Sampla',
  'Bank of Baroda',
  'BangaloreShift : 9:30 AM',
  'We work with Anand Rao',
  'Java, Spring, Pun...',
  'Openings in Hyderabad...',
  'San Francisco, CA',
])('%j is not in a certain city', (location) => {
  expect(citiesIn(location)).toEqual([]);
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
