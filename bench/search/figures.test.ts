import type { Answer } from './ask';
import { type Asked, differenceOf, figuresOf, judge } from './figures';

const asked = (...answers: string[]): Asked => ({
  query: 'driver',
  kind: 'title',
  answers: new Set(answers),
});
const found = (...ids: string[]): Answer => ({ ids, total: ids.length });

test('recall looks at the whole list, the first five at as many places as there are relevant ads', () => {
  const { recall, firstFive } = judge(asked('1', '2', '3'), found('9', '1', '8', '7', '6', '2'));
  expect([recall, firstFive]).toEqual([2 / 3, 1 / 3]);
});

test('a dead end is where nothing relevant is found; without relevant ads a query counts for nothing else', () => {
  const outcomes = [
    judge(asked(), found()),
    judge(asked('1'), found()),
    judge(asked('1'), found('1')),
    judge(asked(), found('1')),
  ];
  expect(figuresOf(outcomes)).toEqual({
    queries: 4,
    answerable: 2,
    recall: 0.5,
    firstFive: 0.5,
    firstTen: 0.5,
    deadEnds: 2,
    answerableDeadEnds: 1,
  });
});

test('engines differ by their numbers of hits, and where they find different jobs', () => {
  const ours = [judge(asked(), found('1', '2', '3')), judge(asked(), found('1'))];
  const theirs = [judge(asked(), found('1')), judge(asked(), found('1'))];
  const { share, differing } = differenceOf(ours, theirs);
  expect(share).toBe(2 / 4);
  expect(differing.map(({ totals, only }) => [totals, only])).toEqual([
    [
      [3, 1],
      [2, 0],
    ],
  ]);
});
