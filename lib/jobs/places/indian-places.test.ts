import { indianPlaces, namesPlaceAbroad } from './indian-places';

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
