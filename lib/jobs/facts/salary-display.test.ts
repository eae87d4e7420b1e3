import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { wireText } from '../../contract/primitives';
import { parseSalary } from './salary';
import { displaySalary } from './salary-display';
import written from './written-salaries.json';

test.each([
  ['9-14 Lacs PA', '₹9–14 lakh a year'],
  ['₹ 1,75,000 - 6,00,000 P.A.', '₹1.75–6 lakh a year'],
  ['50,000-3 Lacs PA', '₹0.5–3 lakh a year'],
  ['₹3,33,333 per annum', '₹3,33,333 a year'],
  ['1,20,00,000 PA', '₹1.2 crore a year'],
  ['1-1.5 Cr PA', '₹1–1.5 crore a year'],
  ['1,10,000 - 1,40,000 per month', '₹1,10,000–1,40,000 a month'],
  ['₹800 per day', '₹800 a day'],
  ['Upto 5 LPA', 'Up to ₹5 lakh a year'],
  ['3 Lacs+ PA', 'From ₹3 lakh a year'],
  ['Starting from ₹18,000 per month', 'From ₹18,000 a month'],
  ['₹Rs 4.50 - 5.00 Lacs p.a.', '₹4.5–5 lakh a year'],
  ['28000 - 47000 Monthly', '₹28,000–47,000 a month'],
  ['₹15,000.00 - ₹50,609.04 a month', '₹15,000–50,609 a month'],
])('%j is shown as %j', (text, shown) => {
  expect(displaySalary(text)).toBe(shown);
});

test.each([
  ['CTC: 3 to 5 LPA (negotiable)', '₹3–5 lakh CTC a year (negotiable)'],
  ['Rs. 25,000/- gross per month', '₹25,000 gross a month'],
  ['8-12 Lacs PA (Including Variable: 25.0%)', '₹8–12 lakh a year (Including Variable: 25.0%)'],
  ['15k-20k pm + incentives', '₹15,000–20,000 a month + incentives'],
  ['₹70L – ₹90L • Offers Equity', '₹70–90 lakh • Offers Equity'],
])('%j keeps its additional words: %j', (text, shown) => {
  expect(displaySalary(text)).toBe(shown);
});

test.each([
  ['25000', '₹25,000'],
  ['175000 - 250000', '₹1,75,000–2,50,000'],
  ['₹200,000 - ₹250,000', '₹2,00,000–2,50,000'],
  ['₹ 175000', '₹1,75,000'],
  ['50000 - 50000', '₹50,000'],
  ['25,000 INR', '₹25,000'],
  ['₹18000 - ₹25000+', '₹18,000–25,000+'],
  ['Up to 25k CTC', 'Up to ₹25,000 CTC'],
  ['8.8', '₹8.8'],
  ['15000 to be agreed', '₹15000 to be agreed'],
  ['₹Rs. 15000 to be agreed', '₹15000 to be agreed'],
])('without a period, %j is shown as %j', (text, shown) => {
  expect(displaySalary(text)).toBe(shown);
});

test.each([
  '',
  'Not disclosed | Unpaid | ₹172.50 per hour | 20000 (USD) | < Rs 50000 /Yr',
  '$168K – $210K • Offers Equity | £32K | 120,000 - 150,000 USD | 6 Months to 2 years of experience',
  '2+ years | 10% commission | 401(k) plan | 24x7 shifts',
])('%s is left unchanged', (texts) => {
  for (const text of texts.split(' | ')) expect([text, displaySalary(text)]).toEqual([text, text]);
});

test.each([
  ['28000 - 47000 Monthly', 'Singapore', '28000 - 47000 Monthly'],
  ['28000 - 47000 Monthly', 'Pune, Singapore', '₹28,000–47,000 a month'],
  ['120000 - 150000', 'Berlin, Germany', '120000 - 150000'],
  ['Rs. 25,000 per month', 'Colombo, Sri Lanka', 'Rs. 25,000 per month'],
])('%j at %j is shown as %j', (text, location, shown) => {
  expect(displaySalary(text, location)).toBe(shown);
});

type Ad = { text: string; location: string };

const ADS = path.join(__dirname, '../../../../shared/data/real-jobs.jsonl.gz');
const realAds: Ad[] = existsSync(ADS)
  ? gunzipSync(readFileSync(ADS))
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .map(({ salary, location }) => ({ text: wireText.parse(salary), location: wireText.parse(location) }))
  : [];

test('the displayed text states the same amounts and period as the ad, and loses nothing', () => {
  const certain = [...written, ...realAds].filter(({ text, location }) => parseSalary(text, location));
  expect(certain.length).toBeGreaterThan(100);
  for (const { text, location } of certain) {
    const shown = displaySalary(text, location);
    expect([text, parseSalary(shown)]).toEqual([text, parseSalary(text, location)]);
    expect(shown.match(/₹/g) ?? []).toHaveLength(1);
  }
  const digits = (text: string) => text.replace(/\D/g, '');
  const uncertain = [...written, ...realAds].filter(({ text, location }) => !parseSalary(text, location));
  for (const { text, location } of uncertain)
    expect(digits(displaySalary(text, location))).toBe(digits(text));
});
