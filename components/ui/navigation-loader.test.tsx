/** @jest-environment jsdom */
import { holdLoader, isLoading } from './loading';
import { followNavigations, pageShown, routerStarts } from './navigation-loader';
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Link } from './link';

beforeAll(() => {
  followNavigations();
  // jsdom cannot navigate.
  for (const type of ['click', 'submit']) window.addEventListener(type, (event) => event.preventDefault());
});

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/job?page=2');
  pageShown();
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  expect(isLoading()).toBe(false);
});

function click(html: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  const target = document.querySelector('b') ?? document.querySelector('a');
  target!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  jest.advanceTimersByTime(200);
}

test('a router navigation shows the loader after 200 ms until its page is rendered', () => {
  routerStarts('/faq');
  jest.advanceTimersByTime(199);
  expect(isLoading()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isLoading()).toBe(true);
  window.history.pushState(null, '', '/faq');
  pageShown();
  expect(isLoading()).toBe(false);
});

test('so does going back, except to another part of the page', () => {
  window.history.pushState(null, '', '/faq');
  window.dispatchEvent(new PopStateEvent('popstate'));
  jest.advanceTimersByTime(200);
  expect(isLoading()).toBe(true);
  pageShown();
  window.history.pushState(null, '', '/faq#who');
  window.dispatchEvent(new PopStateEvent('popstate'));
  jest.advanceTimersByTime(1000);
  expect(isLoading()).toBe(false);
});

test.each(['/job?page=2', '/job?page=2#list', '#list', 'http://localhost/job?page=2'])(
  'a navigation of the router to %s, where one is, shows nothing, and ends one that it replaces',
  (url) => {
    routerStarts('/faq');
    jest.advanceTimersByTime(200);
    routerStarts(url);
    jest.advanceTimersByTime(1000);
    expect(isLoading()).toBe(false);
  },
);

test('a navigation takes over a loader held by something else without a gap', () => {
  const release = holdLoader();
  routerStarts('/job?keyword=nurse');
  release();
  expect(isLoading()).toBe(true);
});

test.each([
  ['a plain link', '<a href="/job-details/7/nurse">Nurse</a>'],
  ['something in a link', '<a href="/faq"><svg></svg><b>FAQ</b></a>'],
  ['a link to a part of another page', '<a href="/contact#form">Contact</a>'],
])('%s shows the loader', (_, html) => {
  click(html);
  expect(isLoading()).toBe(true);
});

test.each<[string, string, MouseEventInit]>([
  ['a part of this page', '<a href="#main">Skip</a>', {}],
  ['another site', '<a href="https://example.com/">Blog</a>', {}],
  ['a new tab', '<a href="/blog" target="_blank">Blog</a>', {}],
  ['a feed', '<a href="/jobs.rss">RSS</a>', {}],
  ['a new tab by Control', '<a href="/faq">FAQ</a>', { ctrlKey: true }],
])('a click that opens %s shows nothing', (_, html, init) => {
  click(html, init);
  expect(isLoading()).toBe(false);
});

test('a form that loads a page shows the loader; one that a script handles does not', () => {
  document.body.innerHTML = '<form action="/job"></form>';
  const submit = () => {
    document.forms[0]!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    jest.advanceTimersByTime(200);
  };
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  submit();
  expect(isLoading()).toBe(false);
  submit();
  expect(isLoading()).toBe(true);
});

test('a form that downloads a file does not show the loader', () => {
  document.body.innerHTML = '<form data-download="" action="/api/your-data/download"></form>';
  document.forms[0]!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  jest.advanceTimersByTime(1_000);
  expect(isLoading()).toBe(false);
});

test.each([
  ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['leaving the page', () => window.dispatchEvent(new Event('pagehide'))],
  ['half a minute', () => jest.advanceTimersByTime(30_000)],
])('%s takes the loader away', (_, happens) => {
  click('<a href="/faq">FAQ</a>');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  jest.advanceTimersByTime(29_000);
  expect(isLoading()).toBe(true);
  happens();
  expect(isLoading()).toBe(false);
});

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
