/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { JobSummary } from '@/lib/jobs/job';
import { GroupedJobs } from './grouped-jobs';

jest.mock('./job-card', () => ({ JobCard: ({ job }: { job: JobSummary }) => <li>{job.title}</li> }));

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
    'CookThese jobs do not say: 3 years, From ₹30,000 a monthChefHelperMore jobs for “cook”Waiter',
  );
});

test('a later page continues its group', () => {
  render(<GroupedJobs jobs={jobs} groups={groups} before={2} searched={searched} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'These jobs do not say: 3 years, From ₹30,000 a month',
    'More jobs for “cook”',
  ]);
});
