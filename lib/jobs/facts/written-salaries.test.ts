import { parseSalary } from './salary';
import written from './written-salaries.json';

/** Texts in the style of Indian ads, written for this test, each with the expected salary (null: none). */
const stating = written.filter(({ expected }) => expected !== null);
const silent = written.filter(({ expected }) => expected === null);
const read = ({ text, location }: { text: string; location: string }) => parseSalary(text, location);

test('there are at least 200 distinct ones, many without a certain salary', () => {
  expect(written.length).toBeGreaterThanOrEqual(200);
  expect(new Set(written.map(({ text, location }) => `${text}\n${location}`)).size).toBe(written.length);
  expect(silent.length).toBeGreaterThan(50);
});

test('97 of 100 that state a salary are parsed', () => {
  const unread = stating.filter((each) => read(each) === null).map(({ text }) => text);
  // Lists the unparsed ones if there are too many.
  expect(unread.length > stating.length * 0.03 ? unread : []).toEqual([]);
});

test.each(stating)('$text at "$location" is parsed correctly, or not at all', ({ expected, ...each }) => {
  expect([null, expected]).toContainEqual(read(each));
});

test.each(silent)('$text at "$location" is not a certain salary', (each) => {
  expect(read(each)).toBeNull();
});
