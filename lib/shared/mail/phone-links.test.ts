import { phoneLinks } from './phone-links';

const mobile = {
  number: '+919876543210',
  tel: 'tel:+919876543210',
  whatsApp: 'https://wa.me/919876543210',
};

test.each([
  '9876543210',
  '98765 43210',
  '098765-43210',
  '+91 98765 43210',
  '+91-98765-43210',
  '(+91) 9876543210',
  '+91 (0) 98765 43210',
  '+91 0 98765 43210',
  '0091 98765 43210',
  '919876543210',
  ' 98765.43210 ',
  '98765 43210 / 98765 43211',
  'or, 98765 43210 or 080 1234',
  '98765 – 43210',
])('%j is an Indian mobile number', (typed) => expect(phoneLinks(typed)).toEqual(mobile));

test('a landline can be called, and has no WhatsApp', () => {
  expect(phoneLinks('022 2345 6789')).toEqual({
    number: '+912223456789',
    tel: 'tel:+912223456789',
    whatsApp: null,
  });
});

test.each([
  ['+971 50 123 4567', '+971501234567'],
  ['0044 7911 123456', '+447911123456'],
  ['+1 (415) 555-0132', '+14155550132'],
  ['+65 9123 4567', '+6591234567'],
])('%j is a number of another country', (typed, number) => {
  expect(phoneLinks(typed)).toEqual({
    number,
    tel: `tel:${number}`,
    whatsApp: `https://wa.me/${number.slice(1)}`,
  });
});

test.each([
  '',
  '12345',
  'call me',
  '98765 43210"><script>',
  '080 1234',
  '+123456789012345678',
  '+',
  '9876543210x12',
])('of %j nothing is guessed', (typed) => expect(phoneLinks(typed)).toBeNull());
