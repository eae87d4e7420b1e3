/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { toJob } from '@/lib/jobs/job';
import { NO_LANDINGS } from '@/lib/jobs/landing-pages';
import { upstreamJob } from '@/lib/upstream/jobs';
import { JobView } from './job-view';

const show = (fields: object) =>
  render(
    <JobView
      job={toJob(upstreamJob.parse({ id: 7, title: 'Accountant', ...fields }))}
      landings={NO_LANDINGS}
    />,
  );

test('a job shows the required experience and education', () => {
  show({ notes: '2-4 years · day shift', qualification: '<p>12th pass or graduate</p>' });
  expect(screen.getByText('2–4 years')).toBeVisible();
  expect(screen.getByText('12th pass')).toBeVisible();
  expect(screen.getByText('2-4 years · day shift')).toBeVisible();
});

test('facts that an ad does not state clearly are not shown', () => {
  show({ notes: '1 year bond', qualification: '<p>Graduate preferred</p>' });
  expect(screen.getByText('1 year bond')).toBeVisible();
  expect(screen.queryByText('Experience')).not.toBeInTheDocument();
  expect(screen.queryByText('Education')).not.toBeInTheDocument();
});

test('pay leads the card and the bar; salary texts without an amount are listed among the facts', () => {
  const { container, unmount } = show({ salary: '3-5 LPA' });
  expect(screen.getAllByText('₹3–5 lakh a year')).toHaveLength(2);
  expect(container.querySelector('.job-facts')).toBeNull();
  unmount();
  show({ salary: 'Not disclosed' });
  expect(screen.getByText('Not disclosed').closest('dl')).toHaveTextContent('Salary');
});

test('a job with only a title has a heading, an apply link and no empty parts', () => {
  const { container } = show({});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Accountant');
  expect(container.querySelectorAll('dd, time, .job-company, .job-picture')).toHaveLength(0);
  expect(screen.getByText(/has not given more details/)).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Apply For Job' }))
    expect(link).toHaveAttribute('href', '/applyjob?job_id=7');
});

test('the fraud notice links to the helpline and the portal', () => {
  show({});
  expect(screen.getByRole('link', { name: '1930' })).toHaveAttribute('href', 'tel:1930');
  expect(screen.getByRole('link', { name: 'cybercrime.gov.in' })).toHaveAttribute(
    'href',
    'https://cybercrime.gov.in',
  );
});

test('notes that only repeat the experience are not shown', () => {
  show({ notes: '2-4 years' });
  expect(screen.getByText('2–4 years')).toBeVisible();
  expect(screen.queryByText('2-4 years')).not.toBeInTheDocument();
});
