import { differenceOf, inEnglish } from './known-words';
import { soundOf } from './sound';

test.each([
  ['हेल्पर', 'helper'],
  ['ହେଲ୍ପର', 'helper'],
  ['ڈرائیور', 'driver'],
  ['ٹیچر', 'teacher'],
])('%s sounds like %s', (word, english) => expect(soundOf(word)).toBe(soundOf(english)));

test.each([
  ['हेल्पर', 'Yellapur'],
  ['ਮੋਹਾਲੀ', 'माली'],
  ['সহকারী', 'Sikar'],
])('%s does not sound like %s', (word, other) => expect(soundOf(word)).not.toBe(soundOf(other)));

test('of words that sound alike the one spelt most alike is meant', () => {
  expect(inEnglish(['ਮੋਹਾਲੀ'], 0)).toMatchObject({ text: 'Mohali', isPlaceBy: 0 });
  expect(inEnglish(['نوکری'], 0)).toEqual({ text: 'job', length: 1 });
  expect(inEnglish(['हेल्पर'], 0)).toBeNull();
  expect(differenceOf('गार्ड', 'guard')).toBeLessThan(differenceOf('गार्ड', 'grad'));
});
