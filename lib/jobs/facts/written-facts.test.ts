import { jobFacts, type JobFacts } from './job-facts';
import written from './written-facts.json';
import { parseSalary } from './salary';
import salaries from './written-salaries.json';

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

test.each(texts)('$kind of $text', ({ read, expected }) => {
  expect(read()).toEqual(expected);
});

/** Texts in the style of Indian ads, written for this test, each with the expected salary (null: none). */
const stating = salaries.filter(({ expected }) => expected !== null);
const silent = salaries.filter(({ expected }) => expected === null);
const readSalary = ({ text, location }: { text: string; location: string }) => parseSalary(text, location);

test('97 of 100 that state a salary are parsed', () => {
  const unread = stating.filter((each) => readSalary(each) === null).map(({ text }) => text);
  // Lists the unparsed ones if there are too many.
  expect(unread.length > stating.length * 0.03 ? unread : []).toEqual([]);
});

test.each(stating)('$text at "$location" is parsed correctly, or not at all', ({ expected, ...each }) => {
  expect([null, expected]).toContainEqual(readSalary(each));
});

test.each(silent)('$text at "$location" is not a certain salary', (each) => {
  expect(readSalary(each)).toBeNull();
});
