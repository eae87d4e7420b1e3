/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { toJob } from '@/lib/jobs/job';
import { upstreamJob } from '@/lib/upstream/jobs';
import { JobHeader } from './job-header';

const show = (fields: object) =>
  render(
    <JobHeader
      job={toJob(upstreamJob.parse({ id: 7, title: 'Accountant', ...fields }))}
      landings={{ category: null, cities: [], categoryInCities: [] }}
    />,
  );

test('a job shows what experience and education it asks for', () => {
  show({ notes: '2-4 years · day shift', qualification: '<p>12th pass or graduate</p>' });
  expect(screen.getByText('2–4 years')).toBeVisible();
  expect(screen.getByText('12th pass')).toBeVisible();
  expect(screen.getByText('2-4 years · day shift')).toBeVisible();
});

test('notes that only give the experience are not shown as well', () => {
  show({ notes: '2-4 years' });
  expect(screen.getByText('2–4 years')).toBeVisible();
  expect(screen.queryByText('2-4 years')).not.toBeInTheDocument();
});

test('what an ad does not say for certain is not shown', () => {
  show({ notes: '1 year bond', qualification: '<p>Graduate preferred</p>' });
  expect(screen.getByText('1 year bond')).toBeVisible();
  expect(screen.queryByText('Experience')).not.toBeInTheDocument();
  expect(screen.queryByText('Education')).not.toBeInTheDocument();
});
