import { isLoopback, hostToAsk } from './network';
import { showsSamples } from './shared-variables';

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

test.each([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['::1', '[::1]'],
  ['10.0.0.4', '10.0.0.4'],
  ['site.internal', 'site.internal'],
])('a server that listens on %s is reached at %s', (host, expected) =>
  expect(hostToAsk(host)).toBe(expected),
);

test.each([
  [undefined, 'http://localhost:3000', true],
  [undefined, 'https://www.example.in', false],
  ['on', 'https://www.example.in', true],
  ['off', 'http://127.0.0.1:3000', false],
] as const)('samples, with SAMPLES=%s at %s: %s', (samples, siteUrl, shown) =>
  expect(showsSamples(samples, siteUrl)).toBe(shown),
);
