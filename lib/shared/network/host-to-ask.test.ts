/** @jest-environment node */
import { hostToAsk } from './host-to-ask';
import { showsSamples } from '../samples';

test.each([
  [null, '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['::1', '[::1]'],
  ['10.0.0.4', '10.0.0.4'],
  ['site.internal', 'site.internal'],
])('what listens on %s is reached at %s', (host, asked) => expect(hostToAsk(host)).toBe(asked));

test.each([
  [undefined, 'http://localhost:3000', true],
  [undefined, 'https://www.example.in', false],
  ['on', 'https://www.example.in', true],
  ['off', 'http://127.0.0.1:3000', false],
] as const)('samples, with SAMPLES=%s at %s: %s', (samples, siteUrl, shown) =>
  expect(showsSamples(samples, siteUrl)).toBe(shown),
);
