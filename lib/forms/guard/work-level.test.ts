import { processWide } from '../../base/process-wide';
import { countChallenge } from './challenge-terms';

beforeEach(() => {
  delete processWide.uses;
});
afterEach(() => jest.restoreAllMocks());

/** The level of the last of this many challenges for one address. */
async function levelAfter(count: number, key: string, form = 'apply-job' as const): Promise<number> {
  let level = 0;
  for (let number = 0; number < count; number++) level = await countChallenge(form, key);
  return level;
}

/** Lets time pass for the counts, which look at performance.now() once a millisecond. */
async function later(milliseconds: number): Promise<void> {
  const now = performance.now() + milliseconds;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  await new Promise((resolve) => setTimeout(resolve, 10));
}

test.each([
  [20, 0],
  [21, 1],
  [41, 2],
  [321, 5],
  [1600, 5],
])('after %d challenges in a minute, the level is %d', async (count, level) => {
  expect(await levelAfter(count, '192.0.2.1')).toBe(level);
});

test('an address counts by the hour and the day, too, and is then forgotten', async () => {
  await levelAfter(700, '192.0.2.1');
  // Within the hour by the 120 that are free in it, then by the 600 of the day.
  await later(61_000);
  expect(await levelAfter(1, '192.0.2.1')).toBe(3);
  await later(60 * 60_000 + 1000);
  expect(await levelAfter(1, '192.0.2.1')).toBe(1);
  await later(24 * 60 * 60_000 + 1000);
  expect(await levelAfter(1, '192.0.2.1')).toBe(0);
});

test('many addresses raise the level for all, for that form', async () => {
  for (let number = 0; number < 600; number++) await countChallenge('apply-job', `address-${number}`);
  expect(await countChallenge('apply-job', 'next')).toBe(3);
  expect(await countChallenge('job-inquiry', 'next')).toBe(0);
});

test('memory is limited, however many addresses come', async () => {
  for (let number = 0; number < 25_000; number++) await countChallenge('apply-job', `address-${number}`);
  expect([...processWide.uses!.values()].map(({ size }) => size)).toEqual([20_000, 20_000, 20_000, 1]);
});
