import { type Sample, trends } from './samples';

const samples = (rss: (index: number) => number, heap: (index: number) => number | null): Sample[] =>
  Array.from({ length: 30 }, (_, index) => ({
    ...{ program: 'website', rss: rss(index), heap: heap(index), handles: 30 + (index % 3) },
  }));
const flat = (taken: Sample[]) => Object.fromEntries(trends(taken).map((one) => [one.measure, one.isFlat]));

test('what goes up and down is flat', () => {
  const waves = samples(
    (index) => 300 + (index % 5) * 10,
    (index) => 100 + (index % 4) * 40,
  );
  expect(flat(waves)).toEqual({ rss: true, heap: true, handles: true });
});

test('what grows is not, although garbage collection hides it now and then', () => {
  const grows = samples(
    (index) => 300 + index * 6,
    (index) => 100 + index * 3 + (index % 4) * 40,
  );
  expect(flat(grows)).toEqual({ rss: false, heap: false, handles: true });
});

test('a program that tells no heap is judged by the rest', () => {
  expect(
    flat(
      samples(
        () => 300,
        () => null,
      ),
    ),
  ).toEqual({ rss: true, handles: true });
});

test('programs are judged apart', () => {
  const website = samples(
    () => 300,
    () => 100,
  );
  const backend = samples(
    (index) => 300 + index * 6,
    () => null,
  ).map((one) => ({ ...one, program: 'recruitment API' }));
  expect(trends([...website, ...backend]).filter(({ isFlat }) => !isFlat)).toMatchObject([
    { program: 'recruitment API', measure: 'rss' },
  ]);
});
