/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Link } from './link';
import { isLoading } from './loading';

let pending = false;
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, ...props }: { prefetch?: boolean }) => <a data-prefetch={prefetch} {...props} />,
  useLinkStatus: () => ({ pending }),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  pending = false;
});

const linkTo = (loader: boolean) => (
  <Link href="/job" loader={loader}>
    Jobs
  </Link>
);

test('never prefetches', () => {
  render(linkTo(false));
  expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('data-prefetch', 'false');
});

test('shows the loader once a navigation has taken 200 ms, and no sooner', () => {
  const { rerender } = render(linkTo(true));
  pending = true;
  rerender(linkTo(true));
  act(() => jest.advanceTimersByTime(199));
  expect(isLoading()).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(isLoading()).toBe(true);
  pending = false;
  rerender(linkTo(true));
  expect(isLoading()).toBe(false);
});

test('releases the loader when the link is unmounted', () => {
  pending = true;
  const { unmount } = render(linkTo(true));
  act(() => jest.advanceTimersByTime(200));
  expect(isLoading()).toBe(true);
  unmount();
  expect(isLoading()).toBe(false);
});

test('leaves the loader alone unless it is requested', () => {
  pending = true;
  render(linkTo(false));
  act(() => jest.advanceTimersByTime(1000));
  expect(isLoading()).toBe(false);
});
