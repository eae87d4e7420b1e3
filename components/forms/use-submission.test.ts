/** @jest-environment jsdom */
import { randomUUID } from 'node:crypto';
import { renderHook } from '@testing-library/react';
import { usePostKey } from './use-submission';

const offer = (value: unknown) => Object.defineProperty(crypto, 'randomUUID', { configurable: true, value });
beforeEach(() => offer(randomUUID));

test('the same content keeps its key with another captcha; other content gets another key', () => {
  const { current: keyOf } = renderHook(() => usePostKey()).result;
  const resume = new File(['%PDF'], 'cv.pdf');
  const first = keyOf({ name: 'Asha', resume, captchaText: 'a' });
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(keyOf({ name: 'Asha', resume, captchaText: 'b' })).toBe(first);
  const others = [
    keyOf({ name: 'Ravi', resume }),
    keyOf({ name: 'Ravi', resume: new File(['%PDF'], 'cv.pdf') }),
    keyOf({ name: 'Ravi' }),
  ];
  expect(new Set([first, ...others]).size).toBe(4);
});

test('there is no key if the browser has no randomUUID', () => {
  offer(undefined);
  const { current: keyOf } = renderHook(() => usePostKey()).result;
  expect(keyOf({ name: 'Asha' })).toBeUndefined();
});
