import { readEmail } from './email-address';

const ASHA = 'asha.rao@example.in';

test.each([
  [
    'marks of copied text',
    `\u200b${ASHA}\u200e`,
    `\u202a${ASHA}\u202c`,
    'asha\u00ad.rao@example.in',
    `\ufeff${ASHA}\u00a0`,
  ],
  ['mail programs', `<${ASHA}>`, `Asha Rao <${ASHA}>`, `"Rao, Asha" <${ASHA}>`, `${ASHA} (work)`],
  ['links', `mailto:${ASHA}`, `mailto:${ASHA}?subject=Hello`, `MAILTO: ${ASHA}`, `[${ASHA}](mailto:${ASHA})`],
  ['sentences', `${ASHA}.`, `${ASHA},`, `${ASHA};`, `“${ASHA}”`, `'${ASHA}'`, `Email:- ${ASHA}`],
  ['full-width characters', 'ａｓｈａ．ｒａｏ＠ｅｘａｍｐｌｅ．ｉｎ', 'asha.rao＠example。in'],
  ['spaces of phones', 'asha.rao @example.in', 'asha.rao@example. in', 'asha.rao @ example . in'],
  ['capitals of domains', 'asha.rao@Example.IN'],
  ['the same twice', `${ASHA}, ${ASHA}`],
])('the address is found despite %s', (_, ...spellings) => {
  for (const typed of spellings) expect([typed, readEmail(typed)]).toEqual([typed, ASHA]);
});

test.each([
  ['asha@पंजाब.भारत', 'asha@xn--i1b6cwbk3g.xn--h2brj9c'],
  ['asha@ಕನ್ನಡ.ಭಾರತ', 'asha@xn--nscyua8p.xn--2scrj9c'],
  ['asha@xn--i1b6cwbk3g.xn--h2brj9c', 'asha@xn--i1b6cwbk3g.xn--h2brj9c'],
  ["o'brien+jobs@mail.example.co.in", "o'brien+jobs@mail.example.co.in"],
  ['asha२@example.in', 'asha2@example.in'],
  ['Asha_R@example.in', 'Asha_R@example.in'],
])('%s is %s', (typed, address) => expect(readEmail(typed)).toBe(address));

test.each([
  '',
  'asha',
  'asha@',
  '@example.in',
  'asha@example',
  'asha@@example.in',
  'asha@example..in',
  '.asha@example.in',
  'asha.@example.in',
  'आशा@example.in',
  'asha@127.0.0.1',
  'asha@ex%61mple.in',
  'asha@example.in/x',
  'a@b@c.in',
  'asha@-example.in',
  'write to asha @ gmail. com now',
  'a@example.in, b@example.in',
  'asha@example.in\nBcc: ravi@example.in',
  `${'a'.repeat(2000)}@`,
])('%j yields no address', (typed) => expect(readEmail(typed)).toBeNull());
