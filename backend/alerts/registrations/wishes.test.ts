import { wishesOf } from './matches';

const pairs = (roles: string, cities = '') =>
  wishesOf({ roles, cities }).map(({ keyword, location }) => `${keyword} @${location}`);

test('each job in each place is a wish, weekly and without other filters', () => {
  expect(pairs(' welder ,Fitter,  welder', 'Pune; Bangalore')).toEqual([
    'welder @pune',
    'welder @bengaluru',
    'Fitter @pune',
    'Fitter @bengaluru',
  ]);
  expect(wishesOf({ roles: 'welder', cities: '' })).toEqual([
    { keyword: 'welder', location: '', category_id: '', filters: '', frequency: 'weekly' },
  ]);
});

test('states are places too; those that nobody knows count for nothing, and without any, all of India does', () => {
  expect(pairs('welder', 'Kerala, Nowhereabad')).toEqual(['welder @kerala']);
  expect(pairs('welder', 'Nowhereabad')).toEqual(['welder @']);
});

test('at most five jobs and five places are looked for', () => {
  expect(pairs('a,b,c,d,e,f', 'Pune,Kochi,Mumbai,Delhi,Chennai,Hyderabad')).toHaveLength(25);
  expect(pairs(' , ;')).toEqual([]);
});
