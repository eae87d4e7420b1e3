/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ShownState } from '@/lib/contract/application-status';
import { ApplicationStatusView } from './application-status';

const at = '2026-11-20T12:00:00.000Z';
const job = { id: '', title: '', slug: '', company_name: '' };

/** The names of the steps, the current one marked. */
function stepsShown(states: ShownState[], isWaiting = false) {
  const status = { states: states.map((state) => ({ state, at })), reference: 'AB23CD45', job, until: null };
  render(<ApplicationStatusView token="x" shown={{ ...status, isWaiting }} />);
  const steps = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  return steps.map((step) => {
    const isCurrent = step.getAttribute('aria-current') === 'step';
    const [name] = [...step.querySelector('h3')!.childNodes].map((node) => node.textContent);
    return `${isCurrent ? '*' : ''}${name}: ${step.querySelector('time')?.textContent ?? 'ahead'}`;
  });
}
const AT = '20 November 2026 at 5:30 pm';
const AHEAD = ['Seen: ahead', 'With the employer: ahead', 'Closed: ahead'];
const withdraw = () => screen.queryByText('I no longer want this job');

test.each<[string, ShownState[], string[]]>([
  ['reached steps have a date, and possible ones none', ['received'], [`*Received: ${AT}`, ...AHEAD]],
  [
    'a skipped step is omitted',
    ['received', 'with-employer'],
    [`Received: ${AT}`, `*With the employer: ${AT}`, 'Closed: ahead'],
  ],
  [
    'after the end, no step is ahead',
    ['received', 'job-closed'],
    [`Received: ${AT}`, `*The job has closed: ${AT}`],
  ],
])('%s', (_, states, shown) => {
  expect(stepsShown(states)).toEqual(shown);
  expect(withdraw() !== null).toBe(shown.at(-1) === 'Closed: ahead');
});

test('an application waiting for the API is shown as received, and cannot be withdrawn yet', () => {
  expect(stepsShown(['received'], true)).toEqual([`*Received, on its way to the recruiter: ${AT}`, ...AHEAD]);
  expect(screen.getByText('AB23CD45')).toBeVisible();
  expect(withdraw()).toBeNull();
});

test('a cancelled interview says so, and cannot be confirmed or put into a calendar', () => {
  const states = [{ state: 'interview' as const, at }];
  const appointment = { kind: 'interview', at, place: 'Hubli', mode: null, sequence: 1 } as const;
  const show = (cancelled: boolean) => {
    const status = { states, reference: 'AB23CD45', job, until: null };
    const shown = { ...status, appointment: { ...appointment, confirmed: false, cancelled } };
    return render(<ApplicationStatusView token="x" shown={shown} />);
  };
  const { unmount } = show(false);
  expect(screen.getByRole('button', { name: 'I will be there' })).toBeVisible();
  unmount();
  show(true);
  expect(screen.getByRole('status')).toHaveTextContent('This interview does not take place at this time.');
  expect(screen.queryByRole('button', { name: 'I will be there' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add to my calendar' })).toBeNull();
});
