import { wireJob } from './entities';

const parse = (questions?: unknown) => wireJob.parse({ id: 7, title: 'Nurse', questions }).questions;

test('an API that sends no questions has none', () => {
  for (const none of [undefined, null, '', 'Licence?', {}, []]) expect(parse(none)).toEqual([]);
});

test('questions of every kind are accepted', () => {
  const questions = [
    { text: 'Why?', kind: 'text', choices: [] },
    { text: 'Licence?', kind: 'yes-no', choices: [] },
    { text: 'Years?', kind: 'number', choices: [] },
    { text: 'Shift?', kind: 'choice', choices: ['day', 'night'] },
  ];
  expect(parse(questions)).toEqual(questions);
});

test('questions of invalid kinds are answered in words, and empty ones skipped', () => {
  expect(
    parse([
      { text: 'Why?', kind: 'essay' },
      { text: ' ' },
      null,
      'x',
      { text: 'Shift?', kind: 'choice', choices: ['day', 'day'] },
    ]),
  ).toEqual([
    { text: 'Why?', kind: 'text', choices: [] },
    { text: 'Shift?', kind: 'text', choices: [] },
  ]);
});

test('there are at most five, truncated with their choices to fit the form', () => {
  const [first, ...others] = parse(
    Array.from({ length: 9 }, (_, n) => ({
      text: `${n} ${'?'.repeat(400)}`,
      kind: 'choice',
      choices: Array.from({ length: 30 }, (_unused, choice) => `${choice} ${'x'.repeat(100)}`),
    })),
  );
  expect(others).toHaveLength(4);
  expect([first!.text.length, first!.choices.length, first!.choices[0]!.length]).toEqual([200, 10, 80]);
});
