/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CompanyMark } from './company-mark';

const mark = (imageUrl: string | null) => <CompanyMark imageUrl={imageUrl} initial="N" size={56} />;
const letterIn = (container: Element) => container.querySelector('svg.company-mark text')?.textContent;

test('a job without an image has its company’s initial', () => {
  expect(letterIn(render(mark(null)).container)).toBe('N');
});

test('an image that fails to load is replaced by the initial; another one is tried', () => {
  const { container, rerender } = render(mark('/a.png'));
  expect(letterIn(container)).toBeUndefined();
  fireEvent.error(container.querySelector('img')!);
  expect(letterIn(container)).toBe('N');
  rerender(mark('/b.png'));
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.png');
});

test.each([
  ['that failed', true, 0, 'N'],
  ['that was loaded', true, 150, undefined],
  ['that is still to be loaded', false, 0, undefined],
])('a picture %s before the page was hydrated', (_, complete, naturalWidth, letter) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(mark('/a.png'));
  Object.defineProperties(container.querySelector('img'), {
    complete: { value: complete },
    naturalWidth: { value: naturalWidth },
  });
  render(mark('/a.png'), { container, hydrate: true });
  expect(letterIn(container)).toBe(letter);
});
