import { clientAddress, limitKey, normalAddress } from './client-address';
import { isSameOrigin } from './guard';

const TRUSTED = ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'];
const address = (peer: string | undefined, forwarded?: string, trusted = TRUSTED) =>
  clientAddress(new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }), peer, trusted);

test.each([
  ['no proxy: the socket', '203.0.113.9', undefined, '203.0.113.9'],
  ['a client that forges the header', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a client that pretends to be a proxy', '203.0.113.9', '127.0.0.1', '203.0.113.9'],
  ['one proxy', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['one proxy, as Node names it', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['one proxy in front of a forger', '127.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['a forger naming a proxy', '127.0.0.1', '10.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['two proxies', '127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['a proxy that adds ports', '10.0.0.1', '198.51.100.1:51234', '198.51.100.1'],
  ['a proxy that says nothing', '10.0.0.1', undefined, '10.0.0.1'],
  ['what is no address', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
  ['an empty header', '10.0.0.1', '', '10.0.0.1'],
  ['no socket known', undefined, '198.51.100.1', 'unknown'],
])('%s', (_, peer, forwarded, expected) => {
  expect(address(peer, forwarded)).toBe(expected);
});

test('without trusted proxies the header is ignored', () => {
  expect(address('127.0.0.1', '198.51.100.1', [])).toBe('127.0.0.1');
});

test.each([
  ['2001:DB8:0:0:0:0:0:5', '2001:db8::5'],
  ['::FFFF:192.0.2.128', '192.0.2.128'],
  ['"[2001:db8::5]"', '2001:db8::5'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['192.0.2.1.5', null],
  ['<script>', null],
  ['', null],
])('normalAddress(%j) is %j', (text, expected) => {
  expect(normalAddress(text)).toBe(expected);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('limits count %s as %s', (text, expected) => {
  expect(limitKey(text)).toBe(expected);
});

const SITE = 'https://www.example.in';

test.each([
  ['a page of the site', { 'sec-fetch-site': 'same-origin', origin: SITE }, true],
  ['a page of the site, in an old browser', { origin: SITE }, true],
  ['curl', {}, true],
  ['an address typed in', { 'sec-fetch-site': 'none' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['another site, in an old browser', { origin: 'https://evil.example' }, false],
  ['a subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.in' }, false],
  ['another site with the right origin', { 'sec-fetch-site': 'cross-site', origin: SITE }, false],
  ['an origin that only starts alike', { origin: `${SITE}.evil.example` }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['the host that was asked', { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' }, true],
  ['the host that was asked, behind TLS', { origin: 'https://new.example.in', host: 'new.example.in' }, true],
  ['the host with its usual port', { origin: 'https://new.example.in', host: 'new.example.in:443' }, true],
  ['another port of the host', { origin: 'http://10.0.0.5:8080', host: '10.0.0.5:3000' }, false],
  ['a host that is none', { origin: 'http://a b', host: 'a b' }, false],
])('%s', (_, headers, allowed) => {
  expect(isSameOrigin(new Headers(headers as Record<string, string>), SITE)).toBe(allowed);
});
