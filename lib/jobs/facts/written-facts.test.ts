import { jobFacts, type JobFacts } from './job-facts';
import written from './written-facts.json';

const NOTHING = {
  title: '',
  location: '',
  salary: '',
  jobType: '',
  workspace: '',
  notes: '',
  qualification: '',
};

/** Texts in the style of Indian ads, written for this test before the code was run on them, and what each says. */
const texts = written.map(({ kind, ad, expected }) => ({
  kind,
  text: JSON.stringify(ad),
  expected,
  read: () => jobFacts({ ...NOTHING, ...ad })[kind as keyof JobFacts],
  saysNothing: expected === null || expected === false || JSON.stringify(expected) === '[]',
}));

test('there are at least 250 distinct ones, many without certain facts', () => {
  expect(new Set(texts.map(({ kind, text }) => kind + text)).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThanOrEqual(250);
  expect(texts.filter(({ saysNothing }) => saysNothing).length).toBeGreaterThan(100);
});

test.each(texts)('$kind of $text', ({ read, expected }) => {
  expect(read()).toEqual(expected);
});
