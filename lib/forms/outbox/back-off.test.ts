import { pauseAfter } from './back-off';

test('a pause is between the shortest and the doubled one', () => {
  const pauses = [0, 0.5, 1].map((share) => pauseAfter('failure', 2, () => share));
  expect(pauses).toEqual([5_000, 12_500, 20_000]);
});
