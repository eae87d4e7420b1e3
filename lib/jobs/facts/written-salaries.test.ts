import { parseSalary } from './salary';
import written from './written-salaries.json';

/** Texts in the forms of Indian ads, written for this test, each with what a reader takes it to say (null: nothing). */
const stating = written.filter(({ expected }) => expected !== null);
const silent = written.filter(({ expected }) => expected === null);
const read = ({ text, location }: { text: string; location: string }) => parseSalary(text, location);

test('they are 200 and more, each there once, with many that say nothing certain', () => {
  expect(written.length).toBeGreaterThanOrEqual(200);
  expect(new Set(written.map(({ text, location }) => `${text}\n${location}`)).size).toBe(written.length);
  expect(silent.length).toBeGreaterThan(50);
});

test('of those that state a pay, 97 of 100 are read', () => {
  const unread = stating.filter((each) => read(each) === null).map(({ text }) => text);
  // Named when they are too many.
  expect(unread.length > stating.length * 0.03 ? unread : []).toEqual([]);
});

test.each(stating)('$text at "$location" is read as it is meant, or not at all', ({ expected, ...each }) => {
  expect([null, expected]).toContainEqual(read(each));
});

test.each(silent)('$text at "$location" is no certain pay', (each) => {
  expect(read(each)).toBeNull();
});
