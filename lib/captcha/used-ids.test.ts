/** @jest-environment node */
import { consume } from './used-ids';

const holder = globalThis as { dwaarUsedCaptchas?: Map<string, number> };
beforeEach(() => delete holder.dwaarUsedCaptchas);

test('an id can be used once', () => {
  expect([consume('a', 100, 0), consume('a', 100, 1), consume('b', 100, 1)]).toEqual([true, false, true]);
});

test('ids past their time are forgotten', () => {
  consume('a', 100, 0);
  consume('b', 200, 50);
  consume('c', 300, 100);
  expect([...holder.dwaarUsedCaptchas!.keys()]).toEqual(['b', 'c']);
});
