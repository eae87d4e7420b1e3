/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { JobSummary } from '@/lib/jobs/job';
import { GroupedJobs } from './job-results';
import { ALL_JOBS, type JobsQuery } from '@/lib/routes';
import { SearchSummary } from './search-summary';
import { ResetOnReturn } from './reset-on-return';

jest.mock('./job-card', () => ({
  JobCards: ({ jobs: list }: { jobs: JobSummary[] }) =>
    list.map(({ id, title }) => <li key={id}>{title}</li>),
}));

const jobs = ['Cook', 'Chef', 'Helper', 'Waiter'].map(
  (title, id) => ({ id: String(id), title }) as JobSummary,
);
const groups = [
  { name: 'fits' as const, jobs: 1 },
  { name: 'unstated' as const, jobs: 2 },
  { name: 'some' as const, jobs: 9 },
];
const searched = {
  keyword: 'cook',
  city: 'Pune',
  wishes: { years: [3, 3] as [number, number], pay: 360_000 },
};

test('each group but the first has a heading', () => {
  const { container } = render(<GroupedJobs jobs={jobs} groups={groups} before={0} searched={searched} />);
  expect(container.textContent).toBe(
    'CookThese jobs do not say all of: 3 years, From ₹30,000 a monthChefHelperJobs close to “cook”Waiter',
  );
});

test('a later page continues its group', () => {
  render(<GroupedJobs jobs={jobs} groups={groups} before={2} searched={searched} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'These jobs do not say all of: 3 years, From ₹30,000 a month',
    'Jobs close to “cook”',
  ]);
});

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

function show(persisted: boolean): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
}

test('only pages from the back/forward cache have their search forms reset, and no other form', () => {
  render(
    <>
      <form action="/job">
        <input name="keyword" defaultValue="nurse" />
        <ResetOnReturn />
      </form>
      <form action="/contact">
        <input name="name" />
      </form>
    </>,
  );
  const [search, contact] = [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  search.value = 'driver';
  contact.value = 'Asha';
  show(false);
  expect(search.value).toBe('driver');
  show(true);
  expect([search.value, contact.value]).toEqual(['nurse', 'Asha']);
});
