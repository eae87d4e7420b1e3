import { isPublicEmployer } from './employers';

test.each([
  ['Pune Municipal Corporation', true],
  ['Ministry of Railways', true],
  ['State Bank of India', true],
  ['AIIMS Delhi', true],
  ['Bharat Heavy Electricals Limited', true],
  ['Food Corporation of India', true],
  ['Life Insurance Corporation of India', true],
  ['Indian Institute of Technology Kanpur', true],
  ['HDFC Life Insurance Company Limited', false],
  ['Indian Institute of Art & Design', false],
  ['Government Affairs Partners', false],
  ['Bharat Traders', false],
])('%s is a public employer: %j', (name, expected) => expect(isPublicEmployer(name, 'Other')).toBe(expected));

test('the category says so too', () => expect(isPublicEmployer('KPSC', 'Government')).toBe(true));
