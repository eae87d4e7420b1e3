import { parseSalary, type Salary, mentionsRupees, statesPay } from './salary';

const NO_AMOUNTS = ['', 'Not disclosed', 'Unpaid', 'Competitive', '8.8', '₹0 - ₹0'];
const year = (min?: number, max?: number): Salary => ({ min, max, unit: 'YEAR' });
const month = (min?: number, max?: number): Salary => ({ min, max, unit: 'MONTH' });

// The ways of writing one are in written-salaries.json; here is each unit and bound.
test.each<[string, Salary]>([
  ['5-15 Lacs PA', year(500_000, 1_500_000)],
  ['₹ 1,75,000 - 6,00,000 P.A. ', year(175_000, 600_000)],
  ['CTC: 3 to 5 LPA (negotiable)', year(300_000, 500_000)],
  ['1,200,000 - 1,500,000 INR per year', year(1_200_000, 1_500_000)],
  ['Rs. 15k-20k pm', month(15_000, 20_000)],
  ['90 Lakhs - 1.2 Crore per annum', year(9_000_000, 12_000_000)],
  ['Upto 5 LPA', { max: 500_000, unit: 'YEAR' }],
  ['3 Lacs+ PA', { min: 300_000, unit: 'YEAR' }],
  ['Starting from ₹18,000 per month', { min: 18_000, unit: 'MONTH' }],
  ['₹200/hour', { min: 200, max: 200, unit: 'HOUR' }],
  ['₹800 - ₹1,200 per day', { min: 800, max: 1_200, unit: 'DAY' }],
  ['₹5,000 a week', { min: 5_000, max: 5_000, unit: 'WEEK' }],
])('%j is a salary', (text, salary) => {
  expect(parseSalary(text)).toEqual(salary);
});

test.each([
  ...NO_AMOUNTS,
  '50,000 PA',
  '28000 - 47000 Monthly',
  '$90K – $200K',
  '€1.2K – €1.4K per month',
  'SGD 115K a year',
  '15k-20k pm',
  '₹10,00,000 - ₹15,00,000',
  '₹0 - ₹0 per month',
  '15-5 Lacs PA',
  '5 Lacs - 15 PA',
  '₹1,75,00 per month',
  '45000 Lacs PA',
  '₹60,000 per hour',
  '3-5 LPA, 20,000 per month',
  '3 LPA per month',
  'Upto 3-5 LPA',
  '3-5 LPA + bonus',
  'Stipend ₹10,000 per month',
  'Avg. salary - 7.6 LPA',
  '5 years, 3 LPA',
])('%j is not a certain salary', (text) => {
  expect(parseSalary(text)).toBeNull();
});

test.each<[string, string, Salary | null]>([
  ['28000 - 47000 Monthly', 'Nagpur', month(28_000, 47_000)],
  ['28000 - 47000 Monthly', 'Karnataka', month(28_000, 47_000)],
  ['50,000 PA', 'Gurugram', year(50_000, 50_000)],
  ['28000 - 47000 Monthly', 'Remote', null],
  ['28000 - 47000 Monthly', 'Pune, Singapore', null],
  ['12,00,000 - 22,00,000 PA.', 'Remote', year(1_200_000, 2_200_000)],
  ['12,00,000 - 22,00,000 PA.', 'Karachi, Pakistan', null],
  ['Rs. 25,000 per month', 'Colombo, Sri Lanka', null],
  ['₹25,000 per month', 'Dubai, United Arab Emirates', month(25_000, 25_000)],
  ['$28000 - $47000 Monthly', 'Nagpur', null],
])('%j at %j is %j', (text, location, salary) => {
  expect(parseSalary(text, location)).toEqual(salary);
});

test.each([
  '5-15 Lacs PA | ₹25,000 per month | 28000 - 47000 Monthly | ₹70L – ₹90L | 3 LPA + bonus',
  '$168K – $210K • Offers Equity | CA$25.00 per hour | SGD 115K a year | 20,000 INR',
])('%s states an amount', (salarys) => {
  for (const salary of salarys.split(' | ')) expect([salary, statesPay(salary)]).toEqual([salary, true]);
});

test.each([
  ...NO_AMOUNTS,
  'As per norms | Avg. salary - 7.5 LPA | Graduate with 3-8 years of experience | Pune, Bengaluru',
  '5 days a week | 401(k) plan',
])('%s states no amount', (salarys) => {
  for (const salary of salarys.split(' | ')) expect([salary, statesPay(salary)]).toEqual([salary, false]);
});

test.each([
  [true, '₹15,000 + incentives | Rs. 20k in hand | Stipend INR 8000 | 7-17 Lacs PA'],
  [true, '12,00,000 - 22,00,000'],
  [false, '28000 - 47000 Monthly | 120,000 - 150,000 | $120,000 (about 1 crore INR) | USD 12,00,000'],
  [false, '8.8 | Hours to be agreed'],
])('whether it is about rupees is %j of %s', (expected, texts) => {
  for (const salary of texts.split(' | '))
    expect([salary, mentionsRupees(salary)]).toEqual([salary, expected]);
});
