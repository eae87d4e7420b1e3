import { processWide } from '../../base/process-wide';
import { waitForTurn } from './challenge-terms';

beforeEach(() => {
  delete processWide.nextTurns;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** This many at once; whether each passed at once, later, or was refused. */
async function ask(count: number, level: number, key = '192.0.2.1') {
  const outcomes = Array.from({ length: count }, () => ({ at: null as number | null, seconds: -1 }));
  const startedAt = performance.now();
  for (const outcome of outcomes)
    void waitForTurn(key, level).then((seconds) =>
      Object.assign(outcome, { seconds, at: performance.now() - startedAt }),
    );
  await jest.advanceTimersByTimeAsync(3_000);
  const passed = outcomes.filter(({ seconds }) => seconds === 0);
  return {
    atOnce: passed.filter(({ at }) => at === 0).length,
    later: passed.filter(({ at }) => at! > 0).length,
    longest: Math.max(...passed.map(({ at }) => at!)),
    refused: outcomes.filter(({ seconds }) => seconds === 2).length,
  };
}

test('twenty pass at once, others one by one for two seconds, the rest are asked to come back', async () => {
  const { atOnce, later, longest, refused } = await ask(1600, 0);
  expect(atOnce).toBeGreaterThanOrEqual(20);
  expect(atOnce).toBeLessThanOrEqual(21);
  expect(later).toBe(100);
  expect(longest).toBeLessThanOrEqual(2_000);
  expect(atOnce + later + refused).toBe(1600);
});

test('other addresses do not wait, nor anyone two seconds later', async () => {
  void ask(1600, 5);
  expect(await waitForTurn('192.0.2.2', 0)).toBe(0);
  await jest.advanceTimersByTimeAsync(3_000);
  expect((await ask(1, 5)).atOnce).toBe(1);
});
