/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ALL_JOBS, type JobsQuery } from '@/lib/routes';
import { SearchSummary } from './search-summary';

const textOf = (search: JobsQuery, names = {}) =>
  render(<SearchSummary search={{ ...ALL_JOBS, ...search }} names={names} />).container.textContent;

test('a search is described with all its filters', () => {
  const search: JobsQuery = {
    keyword: 'welder',
    category: '7',
    location: 'pune',
    near: true,
    mode: 'remote',
    pay: '1000000',
    education: 'not-stated',
  };
  expect(textOf(search, { category: 'Works', city: 'Pune' })).toBe(
    'Keyword“welder”CategoryWorksPlacePune and nearbyFiltersRemote, Your education: not stated, From ₹10 lakh a year',
  );
  expect(textOf({})).toBe('All new jobs');
});
