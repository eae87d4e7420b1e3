import { inEnglish } from './known-words';
import { differenceOf, readingsInScript, soundOf, soundsLike } from './sound';

test.each([
  ['हेल्पर', 'helper'],
  ['ହେଲ୍ପର', 'helper'],
  ['ڈرائیور', 'driver'],
  ['ٹیچر', 'teacher'],
  ['ৱেল্ডাৰ', 'welder'],
  ['ওয়েটার', 'waiter'],
  ['ୱେଲ୍ଡର', 'welder'],
  ['হাউসকিপিং', 'housekeeping'],
  ['ഓപ്പറേറ്റർ', 'operator'],
  ['டெக்னீசியன்', 'technician'],
])('%s sounds like %s', (word, english) => expect(soundsLike(word, english)).toBe(true));

test.each([
  ['हेल्पर', 'Yellapur'],
  ['ਮੋਹਾਲੀ', 'माली'],
  ['সহকারী', 'Sikar'],
])('%s does not sound like %s', (word, other) => expect(soundOf(word)).not.toBe(soundOf(other)));

test('a doubled vowel is a long one', () => {
  expect(differenceOf('कीपर', 'keeper')).toBeLessThan(differenceOf('कीपर', 'Cooper'));
});

test('letters of loan words may stand for another sound', () => {
  expect(readingsInScript('নাৰ্ছ').some((word) => soundsLike(word, 'nurse'))).toBe(true);
  expect(readingsInScript('ড্রাইভার').some((word) => soundsLike(word, 'driver'))).toBe(true);
  expect(readingsInScript('سیلز').some((word) => soundsLike(word, 'sales'))).toBe(true);
  expect(readingsInScript('നഴ്സ്').some((word) => soundsLike(word, 'nurse'))).toBe(true);
});

const english = (...words: string[]) => inEnglish(words, 0);

test('of words that sound alike the one spelt most alike is meant', () => {
  expect(english('ਮੋਹਾਲੀ')).toMatchObject({ text: 'Mohali', isPlace: true, differs: 0 });
  expect(english('نوکری')).toMatchObject({ text: 'job', length: 1 });
  expect(english('हेल्पर')).toBeNull();
  expect(english('बार')).toBeNull();
});

test('কলকাতায় is in Kolkata', () =>
  expect(english('কলকাতায়')).toMatchObject({ text: 'Kolkata', isPlace: true }));

test.each(['ಪುಣೆಯಲ್ಲಿ', 'புனேவில்', 'పుణెలో', 'पुण्यात'])('%s is in Pune', (word) =>
  expect(english(word)).toMatchObject({ text: 'Pune', isPlace: true, differs: -1 }),
);

test('initials are spelt out by the names of their letters', () => {
  expect(english('बीपीओ')).toMatchObject({ text: 'bpo', length: 1 });
  expect(english('ಹೆಚ್', 'ಆರ್')).toMatchObject({ text: 'hr', length: 2 });
  expect(english('एसी')).toMatchObject({ text: 'ac', length: 1 });
  expect(english('एमबीबीएस')).toMatchObject({ text: 'mbbs', length: 1 });
  // It could be cut into names in more than a million ways.
  expect(english(`के${'आइ'.repeat(18)}क्ष`)).toBeNull();
});

test.each(['पार्लर्स', 'लकड़ी'])('%s sounds like nothing known', (word) => expect(english(word)).toBeNull());

test.each([
  ['गार्ड', 'guard', 'grad'],
  ['gard', 'guard', 'garud'],
  ['कार', 'car', 'care'],
  ['कैड', 'cad', 'code'],
  ['லேப்', 'lab', 'lobby'],
  ['बस', 'bus', 'base'],
])('%s is rather %s than %s', (word, near, other) =>
  expect(differenceOf(word, near)).toBeLessThan(differenceOf(word, other)),
);
