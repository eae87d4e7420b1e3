import { isPrivateAddress, connectableHost } from './network';

test.each([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['::1', '[::1]'],
  ['10.0.0.4', '10.0.0.4'],
  ['site.internal', 'site.internal'],
])('a server that listens on %s is reached at %s', (host, expected) =>
  expect(connectableHost(host)).toBe(expected),
);

test.each([
  ['127.0.0.1', true],
  ['::ffff:172.31.251.10', true],
  ['192.168.1.4', true],
  ['fd00::1', true],
  ['172.32.0.1', false],
  ['::ffff:203.0.113.7', false],
  ['2001:db8::1', false],
])('%s is private: %s', (address, expected) => expect(isPrivateAddress(address)).toBe(expected));
