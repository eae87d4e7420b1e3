import { backOff, randomBackOff } from './back-off';

test.each([
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [12, 60_000],
  [1_000_000, 60_000],
])('after failure %d the pause is %d ms', (failures, pause) => {
  expect(backOff(failures, 1_000, 60_000)).toBe(pause);
});

test('a random pause is between the shortest and that', () => {
  const bounds = { minMs: 500, firstMs: 1_000, maxMs: 60_000 };
  expect([0, 0.5, 1].map((share) => randomBackOff(2, bounds, () => share))).toEqual([500, 1_250, 2_000]);
});
