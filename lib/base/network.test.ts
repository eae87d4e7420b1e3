import { connectableHost } from './network';

test.each([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['::1', '[::1]'],
  ['10.0.0.4', '10.0.0.4'],
  ['site.internal', 'site.internal'],
])('a server that listens on %s is reached at %s', (host, expected) =>
  expect(connectableHost(host)).toBe(expected),
);
