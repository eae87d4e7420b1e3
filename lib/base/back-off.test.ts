import { backOff } from './back-off';

test.each([
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [12, 60_000],
  [1_000_000, 60_000],
])('after failure %d the pause is %d ms', (failures, pause) => {
  expect(backOff(failures, 1_000, 60_000)).toBe(pause);
});
