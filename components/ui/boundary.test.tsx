/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { FormBoundary } from '../forms/server-parts';
import { identity } from '@/lib/content/identity';
import { Boundary } from './boundary';

function ThrowsWhenRendered(): never {
  throw new Error('rendered badly');
}

function ThrowsInTheBrowser() {
  useEffect(() => {
    throw new Error('started badly');
  });
  return <p>Counting</p>;
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test.each([ThrowsWhenRendered, ThrowsInTheBrowser])('%p is replaced, and its neighbours stay', (Part) => {
  render(
    <main>
      <p>Before</p>
      <Boundary fallback={<p>Plain version</p>}>
        <Part />
      </Boundary>
      <button type="button">After</button>
    </main>,
  );
  expect(screen.getByText('Before')).toBeVisible();
  expect(screen.getByText('Plain version')).toBeVisible();
  expect(screen.queryByText('Counting')).toBeNull();
  expect(screen.getByRole('button', { name: 'After' })).toBeEnabled();
});

test('a failed form offers other ways to reach the agency', () => {
  render(
    <FormBoundary>
      <ThrowsInTheBrowser />
    </FormBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'This form does not work in your browser' })).toBeVisible();
  expect(screen.getByRole('link', { name: identity.email })).toHaveAttribute(
    'href',
    `mailto:${identity.email}`,
  );
});
