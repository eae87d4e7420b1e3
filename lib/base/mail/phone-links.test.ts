import { phoneLinks } from './phone-links';

test('a mobile can be called and written to', () => {
  expect(phoneLinks('Mob: 098765-43210 / 98765 43211')).toEqual({
    number: '+919876543210',
    tel: 'tel:+919876543210',
    whatsApp: 'https://wa.me/919876543210',
  });
});

test('a landline can be called, and has no WhatsApp', () => {
  expect(phoneLinks('022 2345 6789')).toEqual({
    number: '+912223456789',
    tel: 'tel:+912223456789',
    whatsApp: null,
  });
});

test('a link contains only the number, whatever surrounds it', () => {
  expect(phoneLinks('98765 43210"><script>')?.tel).toBe('tel:+919876543210');
});

test.each(['', '12345', 'call me', '98765 4321', '+123456789012345678'])('%j yields no links', (typed) =>
  expect(phoneLinks(typed)).toBeNull(),
);
