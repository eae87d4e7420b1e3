import { isSameOrigin } from './same-origin';

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
