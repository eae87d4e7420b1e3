import { backOff } from './back-off';

test.each([
  [1, 5_000, 10_000],
  [2, 5_000, 20_000],
  [5, 5_000, 160_000],
  [8, 5_000, 900_000],
  [1_000_000, 5_000, 900_000],
])('after attempt %d the delay is between %d and %d ms', (tries, shortest, longest) => {
  expect([backOff(tries, () => 0), backOff(tries, () => 1)]).toEqual([shortest, longest]);
});
