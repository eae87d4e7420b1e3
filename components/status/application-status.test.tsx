/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ApplicationStatus } from '@/lib/contract/application-status';
import { ApplicationStatusView } from './application-status';

const at = '2026-11-20T12:00:00.000Z';
const job = { id: '', title: '', slug: '', company_name: '' };

/** The names of the steps, the current one marked. */
function stepsShown(states: ApplicationStatus['states'], isWaiting = false) {
  const status = { states, reference: 'AB23CD45', job, until: null };
  render(<ApplicationStatusView token="x" shown={{ status, isWaiting }} />);
  const steps = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  return steps.map((step) => {
    const isCurrent = step.getAttribute('aria-current') === 'step';
    const [name] = [...step.querySelector('h3')!.childNodes].map((node) => node.textContent);
    return `${isCurrent ? '*' : ''}${name}: ${step.querySelector('time')?.textContent ?? 'ahead'}`;
  });
}
const AT = '20 November 2026 at 17:30 (IST)';

test.each<[string, ApplicationStatus['states'], string[]]>([
  [
    'reached steps have a date, and possible ones none',
    [{ state: 'received', at }],
    [`*Received: ${AT}`, 'Seen: ahead', 'With the employer: ahead', 'Ended: ahead'],
  ],
  [
    'a skipped step is omitted',
    [
      { state: 'received', at },
      { state: 'with-employer', at },
    ],
    [`Received: ${AT}`, `*With the employer: ${AT}`, 'Ended: ahead'],
  ],
  [
    'after the end, no step is ahead',
    [
      { state: 'received', at },
      { state: 'job-closed', at },
    ],
    [`Received: ${AT}`, `*The job has closed: ${AT}`],
  ],
])('%s', (_, states, shown) => {
  expect(stepsShown(states)).toEqual(shown);
  expect(screen.queryAllByRole('link', { name: 'I no longer want this job' })).toHaveLength(
    shown.at(-1) === 'Ended: ahead' ? 1 : 0,
  );
});

test('an application waiting for the API is shown as received, and cannot be withdrawn yet', () => {
  expect(stepsShown([{ state: 'received', at }], true)).toEqual([
    `*Received, on its way to the recruiter: ${AT}`,
    'Seen: ahead',
    'With the employer: ahead',
    'Ended: ahead',
  ]);
  expect(screen.getByText('AB23CD45')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'I no longer want this job' })).toBeNull();
});
