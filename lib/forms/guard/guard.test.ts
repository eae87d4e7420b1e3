import { processWide } from '../../base/process-wide';
import { guard, looksLikeBot } from './guard';
import { countTowardsLimits } from './rate-limits';

jest.mock('./rate-limits', () => ({
  ...jest.requireActual('./rate-limits'),
  countTowardsLimits: jest.fn(jest.requireActual('./rate-limits').countTowardsLimits),
}));
jest.mock('./client-address', () => ({
  ...jest.requireActual('./client-address'),
  clientAddress: (headers: Headers) => headers.get('x-address') ?? '192.0.2.250',
}));
const counted = jest.mocked(countTowardsLimits);

const request = (headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/api/x', { headers });

beforeEach(() => {
  delete processWide.uses;
  counted.mockClear();
});

test('requests by another site are refused and not counted', async () => {
  const foreign = request({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  const response = await guard(foreign, 'apply-job');
  expect(response?.status).toBe(403);
  expect(await response?.json()).toEqual({ status: 0, message: expect.stringContaining('the site itself') });
  expect(counted).not.toHaveBeenCalled();
});

test.each([
  ['a minute', 12],
  ['2 minutes', 61],
])('over a limit the visitor is asked to wait %s', async (words, seconds) => {
  counted.mockResolvedValueOnce(seconds);
  const response = await guard(request(), 'contact-enquiry');
  expect(response?.status).toBe(429);
  expect(response?.headers.get('retry-after')).toBe(String(seconds));
  expect(response?.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(await response?.json()).toEqual({ status: 0, message: expect.stringContaining(`in ${words}.`) });
});

test.each([
  [{}, false],
  [{ lattice: '' }, false],
  [{ lattice: '  ' }, false],
  [{ lattice: 'https://spam.example' }, true],
  [{ lattice: ['x'] }, true],
  [{ website: 'https://asha.example' }, false],
])('looksLikeBot(%j) is %s', (fields, expected) => {
  expect(looksLikeBot(fields)).toBe(expected);
});
