import fc from 'fast-check';
import { escapeFormula, unescapeFormula } from './csv';

test.each([
  ..."=1+1|-2|@SUM(A1)|＝1+1|＋1|－1|＠x|﹦1|﹢1|﹣1|﹫x|⁼1|₊1|  =1|'=1|'＝1".split('|'),
  // Numbers of a phone with anything else that could be run.
  ..."+91 98-1|+1+1|+|+A1|+1E9|+1,2|+1\n=1|+ 91|＋91 98000|'+91 98000".split('|'),
  // After characters that spreadsheets ignore.
  ...'\t=1|\rtext|\ntext|\u0000=1|\u00A0＝1|\u200B=1|\u202E=1|\uFEFF＝1'.split('|'),
])('%j is escaped, and unescaped to the original', (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`);
  expect(unescapeFormula(escapeFormula(text))).toBe(text);
});

test.each(
  "|Welder|+91 98000 00000|+919800000000|1=1|a@b.example|'n Boer|वेल्डर|（＝）|≠1|₹20,000|3-5 years|“=”".split(
    '|',
  ),
)('%j stays as it is', (text) => {
  expect(escapeFormula(text)).toBe(text);
  expect(unescapeFormula(text)).toBe(text);
});

test('every text survives a round trip', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => unescapeFormula(escapeFormula(text)) === text),
  ));
