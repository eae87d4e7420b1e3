import { type CaptchaCharset, randomCode } from './code';

const codes = (charset: CaptchaCharset) => Array.from({ length: 500 }, () => randomCode(charset));

const charsets: [CaptchaCharset, RegExp][] = [
  ['mixed', /^[A-Za-z0-9]{6}$/],
  ['upper', /^[A-Z0-9]{6}$/],
  ['lower', /^[a-z0-9]{6}$/],
  ['numbers', /^[0-9]{6}$/],
  ['special_char', /^[!-/:-@[-`{-~]{6}$/],
];

test.each(charsets)('%s codes are six characters of their set', (charset, pattern) => {
  for (const code of codes(charset)) expect(code).toMatch(pattern);
});

test.each(charsets)('%s codes are random and use many characters', (charset) => {
  expect(new Set(codes(charset)).size).toBeGreaterThan(490);
  expect(new Set(codes(charset).join('')).size).toBeGreaterThanOrEqual(10);
});

test.each<[CaptchaCharset, RegExp]>([
  ['mixed', /[0Oo1Il]/],
  ['mixed', /[CScspuvwxzkSZ]/],
  ['upper', /[0O1I]/],
  ['lower', /[0o1l]/],
])('%s codes have none of the look-alikes %s', (charset, lookAlikes) => {
  expect(codes(charset).join('')).not.toMatch(lookAlikes);
});
