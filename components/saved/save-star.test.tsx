/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { starAnswers } from '@/lib/content/saved';
import { provideToasts } from '../ui/toast';
import { SaveStar } from './save-star';
import { SavedCount } from './saved-count';
import { addJobs, MAX_SAVED, removeJobs, savedJobs } from '@/lib/browser/saved/saved-jobs';

const nurse = {
  href: '/job-details/7/staff-nurse',
  title: 'Staff Nurse',
  place: 'Asha Clinic · Pune',
  salary: null,
};
const toasts = { success: jest.fn(), error: jest.fn() };
provideToasts(async () => toasts);

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});
afterEach(() => jest.restoreAllMocks());

const saved = (id: string) => ({
  id,
  path: `/job-details/${id}/x`,
  title: 'Cook',
  place: '',
  salary: null,
  savedAt: '2026-01-01T00:00:00.000Z',
});

test('a star saves its job as shown on the card, and a second click removes it', async () => {
  render(<SaveStar {...nurse} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save job: Staff Nurse', pressed: false }));
  const pressed = await screen.findByRole('button', { name: 'Saved: Staff Nurse', pressed: true });
  expect(savedJobs()).toEqual([
    {
      id: '7',
      path: '/job-details/7/staff-nurse',
      title: 'Staff Nurse',
      place: 'Asha Clinic · Pune',
      salary: null,
      savedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
  expect(toasts.success.mock.calls).toEqual([[starAnswers.first]]);
  await userEvent.click(pressed);
  await screen.findByRole('button', { name: 'Save job: Staff Nurse' });
  expect(savedJobs()).toEqual([]);
});

test('a star and the count follow changes in another tab', () => {
  render(
    <>
      <SaveStar {...nurse} />
      <SavedCount href="/saved" />
    </>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  act(() => void addJobs([saved('7'), saved('8')]));
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Saved jobs (2)' })).toHaveAttribute('href', '/saved');
  act(() => void removeJobs(['7', '8']));
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
});

test('where storage is blocked, the star says so', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'QuotaExceededError');
  });
  render(<SaveStar {...nurse} />);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('button', { pressed: false });
  expect(toasts.error.mock.calls).toEqual([[starAnswers.blocked]]);
});

test('a full list says so', async () => {
  addJobs(Array.from({ length: MAX_SAVED }, (_, index) => saved(`x${index}`)));
  render(<SaveStar {...nurse} />);
  await userEvent.click(screen.getByRole('button'));
  expect(toasts.error.mock.calls).toEqual([[starAnswers.full(MAX_SAVED)]]);
  expect(savedJobs()).toHaveLength(MAX_SAVED);
});
