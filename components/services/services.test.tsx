import { renderToStaticMarkup } from 'react-dom/server';
import { credentials, type Credentials as Filled, credentialsSchema } from '@/lib/content/credentials';
import { caseStudySchema } from '@/lib/content/schema/service-page';
import { fieldProblems } from '@/lib/content/site/field-problems';
import { Credentials } from './credentials';
import { payroll } from '@/lib/content/services/payroll';
import { PayrollMonth } from './payroll-month';

const none: Filled = { registrations: [], rating: null, cases: [], photographs: [] };
beforeEach(() => Object.assign(credentials, none));

const licence = { kind: 'Contractor’s licence', number: 'CL/00/0000', validUntil: 'March 2031' };
const rating = {
  value: 4.6,
  best: 5,
  reviews: 120,
  source: 'a directory',
  url: 'https://directory.example/agency',
  asOf: 'November 2026',
};
const caseStudy = { client: 'A mill', need: 'Forty fitters', work: 'Two drives', result: 'All joined' };

test('nothing is shown while nothing is filled in', () => {
  expect(renderToStaticMarkup(<Credentials cases={[]} />)).toBe('');
});

test.each<[string, Filled, string[]]>([
  ['registrations', { ...none, registrations: [licence] }, ['CL/00/0000', 'valid until March 2031']],
  ['a rating', { ...none, rating }, ['4.6 of 5 from 120 reviews', 'https://directory.example/agency']],
])('%s are shown once they are filled in', (_, filled, texts) => {
  expect(fieldProblems(credentialsSchema, filled, 'x')).toEqual([]);
  Object.assign(credentials, filled);
  const html = renderToStaticMarkup(<Credentials cases={[]} />);
  for (const text of texts) expect(html).toContain(text);
});

test('a case study is shown once it is filled in', () => {
  expect(fieldProblems(caseStudySchema, caseStudy, 'x')).toEqual([]);
  const html = renderToStaticMarkup(<Credentials cases={[caseStudy]} />);
  for (const text of Object.values(caseStudy)) expect(html).toContain(text);
});

test('the payslip’s totals match its lines, and it is marked as a specimen', () => {
  const html = renderToStaticMarkup(<PayrollMonth {...payroll.signature} />);
  const amounts = [...html.matchAll(/<td>₹([\d,]+)<\/td>/g)].map(([, digits]) =>
    Number(digits!.replaceAll(',', '')),
  );
  const [basic, rent, special, gross, epf, tax, deductions, net] = amounts;
  expect(gross).toBe(basic! + rent! + special!);
  expect(deductions).toBe(epf! + tax!);
  expect(net).toBe(gross! - deductions!);
  expect(amounts).toHaveLength(8);
  expect(html).toContain('Specimen');
});
