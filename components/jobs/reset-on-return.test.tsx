/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ResetOnReturn } from './reset-on-return';

function show(persisted: boolean): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
}

test('only pages from the back/forward cache have their search forms reset, and no other form', () => {
  render(
    <>
      <form action="/job">
        <input name="keyword" defaultValue="nurse" />
        <ResetOnReturn />
      </form>
      <form action="/contact">
        <input name="name" />
      </form>
    </>,
  );
  const [search, contact] = [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  search.value = 'driver';
  contact.value = 'Asha';
  show(false);
  expect(search.value).toBe('driver');
  show(true);
  expect([search.value, contact.value]).toEqual(['nurse', 'Asha']);
});
