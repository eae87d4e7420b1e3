/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Link } from './link';
import { isLoading } from './loading';

type NextLinkProps = ComponentProps<'a'> & { prefetch?: boolean; onNavigate: () => void };

jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, onNavigate, ...props }: NextLinkProps) => (
    <a
      data-prefetch={prefetch}
      onClick={(event) => {
        event.preventDefault();
        onNavigate();
      }}
      {...props}
    />
  ),
}));

test('never prefetches', () => {
  render(<Link href="/job">Jobs</Link>);
  expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('data-prefetch', 'false');
});

test('shows the loader when its page takes a while', () => {
  jest.useFakeTimers();
  render(<Link href="/job">Jobs</Link>);
  fireEvent.click(screen.getByRole('link', { name: 'Jobs' }));
  jest.advanceTimersByTime(200);
  expect(isLoading()).toBe(true);
});
