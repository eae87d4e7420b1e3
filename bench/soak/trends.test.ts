import { trends } from './trends';

const flat = (megabytes: (index: number) => number) => {
  const samples = Array.from({ length: 30 }, (_, index) => ({
    megabytes: megabytes(index),
    handles: 30 + (index % 3),
  }));
  return trends(samples).map(({ isFlat }) => isFlat);
};

test('what goes up and down is flat; what grows is not, although garbage collection hides it now and then', () => {
  expect(flat((index) => 300 + (index % 5) * 10)).toEqual([true, true]);
  expect(flat((index) => 300 + index * 6 + (index % 4) * 10)).toEqual([false, true]);
});

test('two samples say nothing', () => {
  expect(trends([1, 2].map((megabytes) => ({ megabytes, handles: 1 })))).toEqual([]);
});
