import { wishesOf } from './matches';

const pairs = (roles: string, cities = '') =>
  wishesOf({ roles, cities }).map(({ keyword, location }) => `${keyword} @${location}`);

test('each job in each place becomes a weekly alert without other filters', () => {
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

test('states are places too; unknown places are ignored, and without any place all of India matches', () => {
  expect(pairs('welder', 'Kerala, Nowhereabad')).toEqual(['welder @kerala']);
  expect(pairs('welder', 'Nowhereabad')).toEqual(['welder @']);
});

test('at most five jobs and five places are used', () => {
  expect(pairs('a,b,c,d,e,f', 'Pune,Kochi,Mumbai,Delhi,Chennai,Hyderabad')).toHaveLength(25);
  expect(pairs(' , ;')).toEqual([]);
});
