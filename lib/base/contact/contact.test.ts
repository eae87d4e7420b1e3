import { processorMs } from '../../../test/processor-time';
import { readEmail } from './email-address';
import { internationalNumber, judgePhone, phoneNumbers, plainPhone } from './phone';

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

const MOBILE = '+919845000000';

describe('what a person reads as one number is one', () => {
  test.each([
    ['marks of copied text', '\u202a98450 00000\u202c', '\u200e+91 98450 00000'],
    ['spaces of typesetters', '98450\u00a000000', '+91\u202f98450\u202f00000', '98450\t00000'],
    ['dashes', '98450-00000', '98450\u201100000', '98450–00000', '98450 — 00000', '98450−00000'],
    ['other marks within', '98450.00000', '98450/00000', '98450•00000', '98450_00000', '9,84,50,00,000'],
    ['marks around', '"98450 00000"', '98450 00000.', '(98450 00000)', '₹98450 00000', '📞98450 00000'],
    ['country codes', '(+91) 98450 00000', '+91-98450-00000', '+ 91 98450 00000', '919845000000'],
    ['trunk zeros', '098450 00000', '0 98450 00000', '+91 (0) 98450 00000', '91-098450-00000'],
    ['labels', 'Mob: 98450 00000', 'Mobile No.: +91-98450-00000', 'Ph:-98450 00000', 'WhatsApp98450 00000'],
    ['labels in Indian languages', 'मोबाइल: ९८४५० ०००००', 'ಮೊಬೈಲ್ 98450 00000', 'தொலைபேசி 98450 00000'],
    ['remarks', '98450 00000 (after 6 pm)', '98450 00000 – home', '98450 00000 ext. 12', '9845000000x12'],
    ['links', 'tel:+91-98450-00000', 'https://wa.me/919845000000', 'whatsapp://send?phone=919845000000'],
    ['digits of other scripts', '९८४५० ०००००', '೯೮೪೫೦ ೦೦೦೦೦', '٩٨٤٥٠٠٠٠٠٠', '৯৮৪৫০ ০০০০০', '௯௮௪௫௦ ௦௦௦௦௦'],
    ['full-width and other shapes', '＋９１ ９８４５０ ０００００', '𝟗𝟖𝟒𝟓𝟎 𝟎𝟎𝟎𝟎𝟎', '9️⃣8️⃣4️⃣5️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣'],
    ['letters for zeros', '98450 OOOOO', 'O98450 00000', '9845O o0000'],
    ['more than one number', '98450 00000 / 98450 00001', '98450 00000, 080-23456789'],
    ['two lines in one', '98450000009845000001', '919845000000919845000001', '+919845000000+919845000001'],
    ['several with words', '98450 00000 or 98450 00001', '1) 98450 00000 2) 98450 00001', '98450 00000/01'],
  ])('%s', (_, ...spellings) => {
    for (const typed of spellings) {
      expect([typed, phoneNumbers(typed)[0]]).toEqual([typed, MOBILE]);
      expect(judgePhone(typed)).toBe('number');
    }
  });

  test.each([
    ['080-2345 6789', '+918023456789'],
    ['(022) 2345.6789', '+912223456789'],
    ['0484-2345678', '+914842345678'],
    ['01482 234567', '+911482234567'],
    ['022-23456789/90', '+912223456789'],
    ['1800 123 4567', '+9118001234567'],
    ['+971 50 123 4567', '+971501234567'],
    ['0044 7911 123456', '+447911123456'],
    ['+1 (415) 555-0132', '+14155550132'],
    ['+977-1-4123456', '+97714123456'],
  ])('%s is %s', (typed, number) => expect(phoneNumbers(typed)).toEqual([number]));
});

test('several numbers are all read, in order', () => {
  expect(phoneNumbers('98450 00000 (self), +971 50 123 4567, 080 2345 6789')).toEqual([
    MOBILE,
    '+971501234567',
    '+918023456789',
  ]);
});

test.each([
  '98450 0000 | 98450 000001 | +9198450000 | 2345 6789 | 971 50 123 4567 | 560001 98450 00000',
  '1. 98450 00000 2. 98450 00001 | 2026-11-25 9845000000 | 0000000000 | 9999999999 | 1234567890',
])('%s is doubtful, and not guessed', (texts) => {
  for (const typed of texts.split(' | '))
    expect([typed, [judgePhone(typed), phoneNumbers(typed)]]).toEqual([typed, ['doubtful', []]]);
});

test.each([
  '',
  '12345 | call me | + | 9845xxxxxx | asha@example.in | +123456789012345678 | 1234 5678 9012 3456',
])('%s is not a number', (texts) => {
  for (const typed of texts.split(' | ')) expect([typed, judgePhone(typed)]).toEqual([typed, 'none']);
});

test('a text longer than the field is not parsed', () => {
  const judge = () => expect(judgePhone('98450 12345 '.repeat(5000))).toBe('none');
  expect(processorMs(judge)).toBeLessThan(1000);
});

test('a number is stored as typed, in plain characters', () => {
  expect(plainPhone(' \u202aMob:\u00a0९८४५० – ००००० / 98450 00001\u202c ')).toBe(
    'Mob: 98450 - 00000 / 98450 00001',
  );
});

test('a text with more than a number is exported as typed', () => {
  expect(internationalNumber('098450-00000')).toBe(MOBILE);
  // A second number that is not complete must not be lost.
  expect(internationalNumber('98450 00000 / 080 1234')).toBeNull();
  for (const text of ['98450 00000 / 98450 00001', '98450 00000 (home)', '98450'])
    expect(internationalNumber(text)).toBeNull();
});
