/** @jest-environment node */
import { isLoopback } from './loopback';

test.each([
  ['http://localhost:3000', true],
  ['http://site.localhost', true],
  ['http://127.0.0.1', true],
  ['http://127.9.8.7', true],
  ['http://[::1]:3000', true],
  ['http://10.0.0.1', false],
  ['https://localhost.example.in', false],
  ['https://127.0.0.1.example.in', false],
])('%s is on this machine: %s', (url, expected) => {
  expect(isLoopback(new URL(url).hostname)).toBe(expected);
});
