import { processWide } from '../../base/process-wide';
import { countChallenge, waitForTurn } from './challenge-terms';

describe('the level of work', () => {
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
});

describe('turns for pictures', () => {
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
});
