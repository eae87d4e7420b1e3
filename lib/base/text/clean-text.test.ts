import { cleanText, repairMojibake } from './clean-text';
import { wireText } from '../../contract/primitives';

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
