import { ALL_JOBS } from '../routes';
import { parseJobsQuery } from './query';

const nothing = ALL_JOBS;

test.each([
  [{}, nothing],
  [
    { keyword: ' nurse & co ', category: ' 3 ', page: '2' },
    { ...nothing, keyword: 'nurse & co', category: '3', page: 2 },
  ],
  [
    { keyword: ['a', 'b'], category: ['3', '4'], page: ['2', '3'] },
    { ...nothing, keyword: 'a', category: '3', page: 2 },
  ],
  [{ keyword: 'x'.repeat(300) }, { ...nothing, keyword: 'x'.repeat(200) }],
  [{ category: 'it-jobs_2' }, { ...nothing, category: 'it-jobs_2' }],
  [{ location: 'pune' }, { ...nothing, location: 'pune' }],
  [{ location: 'Bangalore' }, { ...nothing, location: 'bengaluru' }],
  [{ location: 'karnataka' }, { ...nothing, location: 'karnataka' }],
  [
    { location: 'pune', near: '1' },
    { ...nothing, location: 'pune', near: true },
  ],
  [{ near: '1' }, nothing],
  [
    { mode: 'remote', type: 'not-stated', experience: 'fresher', pay: '300000', since: '7', sort: 'pay' },
    {
      ...nothing,
      mode: 'remote',
      type: 'not-stated',
      experience: 'fresher',
      pay: '300000',
      since: '7',
      sort: 'pay',
    },
  ],
  [{ mode: 'moon', pay: '1', since: '2', sort: 'random', walk_in: 'no' }, nothing],
  [{ words: 'literal' }, { ...nothing, words: 'literal' }],
  [{ page: '100000' }, { ...nothing, page: 100_000 }],
])('%j is parsed', (params, query) => {
  expect(parseJobsQuery(params)).toEqual(query);
});

test.each([['../1'], ['a/b'], ['3 OR 1=1'], ['x'.repeat(65)], ['नर्स']])(
  'no category can have the id %j',
  (category) => {
    expect(parseJobsQuery({ category, keyword: 'nurse' })).toBeNull();
  },
);

test.each(['100001', '99999999999999999999', 'Infinity'])('page %s is beyond any list', (page) => {
  expect(parseJobsQuery({ page })).toEqual({ ...nothing, page: 100_000 });
});

test('an unknown city does not exist', () => {
  expect(parseJobsQuery({ location: 'atlantis' })).toBeNull();
});

test.each([['0'], ['-1'], ['0.5'], ['two'], [''], ['NaN']])('page %j is page 1', (page) => {
  expect(parseJobsQuery({ page })).toEqual(nothing);
});
