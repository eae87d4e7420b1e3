import { speaksOfRupees, statesPay } from './salary';

test.each([
  '5-15 Lacs PA',
  '₹25,000 per month',
  '28000 - 47000 Monthly',
  '12,00,000 - 22,00,000 PA.',
  '₹70L – ₹90L',
  '$168K – $210K • Offers Equity',
  'CA$25.00 per hour',
  'SGD 115K a year',
  '20,000 INR',
  '3 LPA + bonus',
])('%j states an amount', (salary) => {
  expect(statesPay(salary)).toBe(true);
});

test.each([
  '',
  'Not disclosed',
  'Unpaid',
  'Competitive',
  '8.8',
  '₹0 - ₹0',
  'As per norms',
  'Avg. salary - 7.5 LPA',
  'Graduate with 3-8 years of experience',
  'Pune, Bengaluru',
  '5 days a week',
  '401(k) plan',
])('%j states none', (salary) => {
  expect(statesPay(salary)).toBe(false);
});

test.each([
  ['₹15,000 + incentives', true],
  ['Rs. 20k in hand', true],
  ['Stipend INR 8000', true],
  ['7-17 Lacs PA', true],
  ['12,00,000 - 22,00,000', true],
  ['28000 - 47000 Monthly', false],
  ['120,000 - 150,000', false],
  ['$120,000 (about 1 crore INR)', false],
  ['USD 12,00,000', false],
  ['8.8', false],
  ['Hours to be agreed', false],
])('%j is about rupees: %j', (salary, expected) => {
  expect(speaksOfRupees(salary)).toBe(expected);
});
