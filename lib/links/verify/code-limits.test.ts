import { processWide } from '../../base/process-wide';
import { runInRequest } from '../../base/request-context';

const START = Date.parse('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_001;

let limits: typeof import('./code-limits');
beforeEach(async () => {
  delete processWide.uses;
  jest.useFakeTimers({ now: START });
  // lru-cache keeps the clock that it finds when it is loaded, and takes its 0 for none.
  jest.advanceTimersByTime(1);
  jest.resetModules();
  limits = await import('./code-limits');
});
afterEach(() => jest.useRealTimers());

const request = new Request('https://www.example.in/api/verify');
const waitFrom = (peer: string) => runInRequest({ peer }, () => limits.waitForCode(request));

/** Sends wrong codes from several addresses at their limit each minute; returns how many were checked. */
async function guessFor(minutes: number, addresses: string[], most = Infinity): Promise<number> {
  let tried = 0;
  for (let minute = 0; minute < minutes && tried < most; minute++) {
    for (const address of addresses)
      while (tried < most && (await waitFrom(address)) === 0) {
        await limits.noteWrongCode();
        tried += 1;
      }
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
  }
  return tried;
}

test('one address may try twenty codes a minute, and learns how long to wait', async () => {
  for (let count = 0; count < 20; count++) expect(await waitFrom('203.0.113.7')).toBe(0);
  const seconds = await waitFrom('203.0.113.7');
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await waitFrom('203.0.113.8')).toBe(0);
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(await waitFrom('203.0.113.7')).toBe(0);
});

test('when many wrong codes come from everywhere, each address has one try a minute, but never none', async () => {
  const crowd = Array.from({ length: 6 }, (_, index) => `203.0.113.${index + 1}`);
  // Three of them use up the minute; the others have one try each.
  expect(await guessFor(1, crowd)).toBe(60 + 3);
  await guessFor(1, crowd.slice(0, 3));
  for (const address of crowd.slice(0, 3)) for (let count = 0; count < 21; count++) await waitFrom(address);
  expect(await waitFrom('198.51.100.1')).toBe(0);
});

test('one address gets through less than 5,000 wrong codes a day: a million take the better part of a year', async () => {
  const aDay = await guessFor(24 * 60, ['203.0.113.7']);
  expect(aDay).toBeGreaterThan(3_000);
  expect(aDay).toBeLessThan(5_000);
  expect(1_000_000 / aDay).toBeGreaterThan(200);
}, 120_000);
