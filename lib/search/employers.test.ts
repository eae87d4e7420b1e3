import { isPublicEmployer } from './employers';

test.each([
  [true, 'Pune Municipal Corporation | Ministry of Railways | State Bank of India | AIIMS Delhi'],
  [true, 'Bharat Heavy Electricals Limited | Food Corporation of India'],
  [true, 'Life Insurance Corporation of India | Indian Institute of Technology Kanpur'],
  [false, 'HDFC Life Insurance Company Limited | Indian Institute of Art & Design'],
  [false, 'Government Affairs Partners | Bharat Traders'],
])('whether it is a public employer is %j of %s', (expected, texts) => {
  for (const name of texts.split(' | '))
    expect([name, isPublicEmployer(name, 'Other')]).toEqual([name, expected]);
});

test('the category says so too', () => expect(isPublicEmployer('KPSC', 'Government')).toBe(true));
