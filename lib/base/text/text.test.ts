import { wireText } from '../../contract/primitives';
import { cleanText, repairMojibake } from './clean-text';
import { fileSize } from './file-size';
import { DAY_MS, indianDay, isoDay } from './indian-day';
import { languageOfText } from './language-of-text';
import { nameOf, slugify } from './slugify';

describe('cleanText', () => {
  test.each([
    ['entities', 'R&amp;D &ndash; Pune', 'R&D – Pune'],
    ['entities escaped twice', 'R&amp;amp;D', 'R&D'],
    ['a lone ampersand', 'P & L', 'P & L'],
    ['runs of white space', '  Staff \n\t Nurse\u00a0\u00a0ICU ', 'Staff Nurse ICU'],
    ['control characters', 'Staff\u0000Nurse\u0007', 'Staff Nurse'],
    ['zero-width characters', '\ufeffSta\u200bff\u2060 Nur\u00adse', 'Staff Nurse'],
    ['bidirectional overrides', 'Staff \u202egnp.esruN', 'Staff gnp.esruN'],
    ['lone surrogates', 'Staff\ud83d Nurse \udc69', 'Staff Nurse'],
    ['replacement characters', 'Caf\ufffd', 'Caf'],
    ['mojibake', 'Indiaâ€™s best â€“ rated', 'India’s best – rated'],
    ['mojibake of accents', 'CafÃ© Manager', 'Café Manager'],
  ])('cleans %s', (_, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  test.each([
    ['the joiners of Indian scripts', 'क्\u200dष और न्\u200cय'],
    ['Devanagari', 'वरिष्ठ लेखाकार'],
    ['emoji joined by ZWJ', '👩\u200d💻 Developer'],
    ['accents that are right', 'Café Ångström São'],
    ['less-than signs', 'CTC < 5 Lacs'],
  ])('keeps %s', (_, text) => {
    expect(cleanText(text)).toBe(text);
  });

  test.each(['', '   ', 'NULL', 'undefined', 'NaN', 'N/A', '-', '&nbsp;', '\u200b'])(
    '%j means nothing',
    (text) => {
      expect(cleanText(text)).toBe('');
    },
  );
});

test('text that merely looks like mojibake is left alone', () => {
  expect(repairMojibake('ÂX and São–नमस्ते')).toBe('ÂX and São–नमस्ते');
});

test.each([
  [null, ''],
  [undefined, ''],
  [8.8, '8.8'],
  [true, ''],
  [[], ''],
  [['Pune', 'Goa'], 'Pune, Goa'],
  [{ en: 'Nurse' }, 'Nurse'],
  [{ en: 'Nurse', hi: 'नर्स' }, ''],
  [{ id: 1, name: 'Nurse' }, 'Nurse'],
])('wireText: %j becomes %j', (value, expected) => {
  expect(wireText.parse(value)).toBe(expected);
});

test.each([
  ['Staff Nurse – ICU', 'staff-nurse-icu'],
  ['C++ / C# Developer', 'c-plus-plus-c-sharp-developer'],
  ['Crédit & Compliance', 'credit-and-compliance'],
  ['हिन्दी', ''],
  ['  --- ', ''],
])('slugify(%j) is %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('headings in Indian scripts get unique names', () => {
  expect(['Our services', 'हमारी सेवा', 'ನಮ್ಮ ಸೇವೆ'].map(nameOf)).toEqual([
    'our-services',
    'हमारी-सेवा',
    'ನಮ್ಮ-ಸೇವೆ',
  ]);
});

test('a day begins at midnight in India, which is 18:30 UTC', () => {
  expect(indianDay(Date.parse('2026-11-22T18:29:59Z'))).toBe(Date.parse('2026-11-22') / DAY_MS);
  expect(indianDay(Date.parse('2026-11-22T18:30:00Z'))).toBe(Date.parse('2026-11-23') / DAY_MS);
});

test('a moment is named by its day in India', () => {
  expect(isoDay('2026-11-22T18:29:59Z')).toBe('2026-11-22');
  expect(isoDay('2026-11-22T18:30:00Z')).toBe('2026-11-23');
});

test.each([
  [8, '0.1 KB'],
  [1391, '1.4 KB'],
  [204_800, '200 KB'],
  [2_411_724, '2.3 MB'],
])('%d bytes', (bytes, size) => expect(fileSize(bytes)).toBe(size));

test.each([
  ['Gold Loan Field Officer (ಚಿನ್ನದ ಸಾಲ)', 'en'],
  ['<p class="a long class of letters">ರಾತ್ರಿ ಪಾಳಿ</p>', 'kn'],
  ['CNC ऑपरेटर, रात की शिफ़्ट में काम', 'hi'],
  ['<p>9–6</p>', null],
])('%s', (text, language) => expect(languageOfText(text)).toBe(language));
