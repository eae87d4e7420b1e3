import { allTexts, textsIn } from '../../test/all-texts';
import { routes } from '../routes';
import { faqSchema } from './faq';
import { identity, identitySchema } from './identity';
import { jobPage } from './jobs';
import { landingIntro } from './landing-intro';
import { law } from './law';
import { logoOf, ratioOf } from './logo';
import { footerLinks } from './navigation';
import { withoutSamples } from './people';
import { placeholdersLeft } from './placeholders-left';
import { privacyOf, retention } from './privacy';
import { servicePageSchema } from './schema/service-page';
import { payroll } from './services/payroll';
import { services } from './services/services';
import { epfShare, pay, sumOf } from './services/specimen-payslip';
import { fieldProblems } from './site/field-problems';
import { contentProblems } from './site/problems';

test('the sample’s folder is valid', () => expect(contentProblems()).toEqual([]));

test('no text names a value that is not there', () => {
  const wrong = (text: string) => /\bundefined\b|\bNaN\b|\[object Object\]/.test(text);
  const found = Object.entries(allTexts()).map(([file, exported]) => [file, textsIn(exported).filter(wrong)]);
  expect(found.filter(([, texts]) => texts!.length > 0)).toEqual([]);
});

const office = identity.offices[0]!;
const group = { title: 'General', items: [{ id: 'fees', question: 'Fees?', answer: ['None.'] }] };
const service = services[0]!;

test.each([
  [
    identitySchema,
    { ...identity, offices: [{ ...office, locality: ' ' }] },
    'x.offices[0].locality must not be empty',
  ],
  [
    identitySchema,
    { ...identity, phone: { label: '+91', number: '98765 43210' } },
    'x.phone.number must be "+", the country code and digits, without spaces',
  ],
  [
    identitySchema,
    { ...identity, social: [{ name: 'Instgram', url: 'https://www.instagram.com/x' }] },
    'x.social[0].name must be one of Facebook, Instagram, LinkedIn, WhatsApp, X',
  ],
  [identitySchema, { ...identity, logo: '/logo.png' }, 'x.logo must be an SVG: icons are drawn from it'],
  [faqSchema, [group, group], 'x[1].items[0].id is the same as of an earlier entry'],
  [
    servicePageSchema,
    { ...service, blocks: [{ kind: 'table', heading: 'T', columns: ['A', 'B'], rows: [['1']] }] },
    'x.blocks[0].rows[0] must have as many cells as there are columns (2)',
  ],
])('a wrong edit is told by its field (%#)', (schema, value, problem) => {
  expect(fieldProblems(schema, value, 'x')).toContain(problem);
});

test('a sample’s contact details are recognised, an agency’s are not', () => {
  const own = {
    email: 'hello@agency.in',
    grievance: { contact: 'Grievance officer', address: '', email: 'privacy@agency.in', answersWithin: '' },
    phone: { label: '', number: '+918012345678' },
    whatsapp: null,
    website: { label: '', url: 'https://www.agency.in' },
    social: [{ name: 'LinkedIn' as const, url: 'https://www.linkedin.com/company/agency' }],
  };
  expect(placeholdersLeft(own)).toEqual([]);
  expect(placeholdersLeft({ ...own, email: 'hello@example.com' })).toEqual(['identity.email']);
});

test('only marked entries are samples', () => {
  expect(withoutSamples([{ name: 'Own' }, { name: 'Sample', sample: true }])).toEqual([{ name: 'Own' }]);
});

test.each([
  [{ min: 2, max: 4 }, '2–4 years'],
  [{ min: 3 }, '3+ years'],
  [{ min: 0 }, 'Freshers welcome'],
  [{ min: 0, max: 0 }, 'For freshers'],
  [{ min: 0, max: 2 }, 'Up to 2 years'],
  [{ min: 0.5, max: 1 }, '6 months to 1 year'],
  [{ min: 0.25, max: 0.5 }, '3–6 months'],
  [{ min: 1.5 }, '1.5+ years'],
])('%j is shown as %s', (experience, shown) => {
  expect(jobPage.experience(experience)).toBe(shown);
});

const job = (company: string, location: string, postedAt: string | null = null) => ({
  company,
  location,
  postedAt,
});

const uncounted = { facets: null, payRange: null };

const jobs = [
  job('Asha', 'Pune', '2026-11-01'),
  job('Asha', 'Mumbai, Pune', '2026-11-20'),
  job('Birch', 'Somewhere'),
];

test('it states number, cities, companies and age', () => {
  expect(landingIntro('Finance jobs', { ...uncounted, jobs, total: 1234 }, true)).toBe(
    '1,234 open Finance jobs in Pune, Mumbai and other cities, at Asha, Birch and other employers. The newest was posted on 20 November 2026.',
  );
});

test('unknown facts are omitted', () => {
  expect(landingIntro('jobs in Pune', { ...uncounted, jobs: [job('', 'Pune')], total: 1 }, false)).toBe(
    '1 open job in Pune.',
  );
});

test.each([
  [{ least: 180_000, most: 1_500_000 }, '₹1.8 lakh to ₹15 lakh'],
  [{ least: 60_000, most: 60_000 }, '₹60,000'],
  [{ least: 240_000, most: 12_500_000 }, '₹2.4 lakh to ₹1.25 crore'],
])('pay of %j is %s a year', (payRange, words) => {
  const intro = landingIntro('jobs', { jobs: [], total: 9, facets: { since: { 7: 4 } }, payRange }, false);
  expect(intro).toBe(`9 open jobs; 4 are new this week. Where the pay is stated, it is ${words} a year.`);
});

test.each([
  ['<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">', 4],
  ['<svg width="120mm" height="40mm">', 3],
  ["<svg width='10' height='40' viewBox='0,0,36,36'>", 1],
  ['<svg width="100%" height="100%">', 1],
  ['<svg>', 1],
  ['', 1],
])('%s is %d times as wide as high', (svg, ratio) => expect(ratioOf(svg)).toBe(ratio));

test('a wordmark keeps its width, up to 180 px, without the name; a square mark has the name beside it', () => {
  expect(logoOf(4)).toMatchObject({ width: 144, height: 36, hasNameBeside: false });
  expect(logoOf(9)).toMatchObject({ width: 180, hasNameBeside: false });
  expect(logoOf(1)).toMatchObject({ width: 36, hasNameBeside: true });
});

test('the footer links to the team only if there is one', () => {
  const paths = (hasTeam: boolean) => footerLinks(hasTeam).map(({ href }) => href);
  expect(paths(true)).toContain(routes.team());
  expect(paths(false)).toEqual(paths(true).filter((path) => path !== routes.team()));
});

type Features = Parameters<typeof privacyOf>[0]['features'];
const ALL: Features = ['application-status', 'talent-pool', 'your-data', 'job-alerts'];
const policyOf = (retentionDays: number | null, features = ALL) =>
  privacyOf({ retentionDays, features, gtmId: features === ALL ? 'GTM-ABC1234' : null });
const howLong = (days: number | null) =>
  policyOf(days).document.sections.find(({ id }) => id === 'how-long')!.paragraphs;

test('the policy states after how many days forms are erased, or that no period is set', () => {
  expect(howLong(90)).toContain(retention(90));
  expect(policyOf(90).notice.paragraphs).toContain(retention(90));
  expect(retention(90)).toContain('90 days');
  expect(howLong(null)).toContain(retention(null));
  expect(howLong(null).join()).not.toMatch(/\d+ days after/);
});

test('complaints have a contact, an address and a response time', () => {
  const { paragraphs } = policyOf(null).document.sections.find(({ id }) => id === 'grievances')!;
  for (const fact of Object.values(identity.grievance)) expect(paragraphs.join()).toContain(fact);
  expect(policyOf(null).notice.bullets!.join()).toContain(identity.grievance.email);
});

test('features of some installations are promised only if available', () => {
  const promises =
    /shown at your status link|registered? |use your status link|link to your mailbox|agreed, to which|new jobs by email|Cookie choices/;
  expect(JSON.stringify(policyOf(90, []))).not.toMatch(promises);
  const { notice } = policyOf(90, []);
  expect(notice.bullets!.filter((text) => text.startsWith('To withdraw'))).toHaveLength(1);
  expect(notice.bullets!.join()).toContain(`write to ${identity.grievance.email}`);
  const whole = policyOf(90);
  expect(whole.notice.bullets!.filter((text) => text.startsWith('To withdraw'))).toHaveLength(1);
  for (const promise of promises.source.split('|'))
    expect(JSON.stringify(whole)).toMatch(new RegExp(promise));
});

const { earnings, deductions } = payroll.signature.payslip;
const gross = sumOf(earnings.lines);

test('code wages are at least half of the specimen’s pay', () => {
  expect(earnings.lines[0]).toEqual({ label: expect.stringContaining('code wages'), amount: pay.basic });
  expect(pay.basic).toBeGreaterThanOrEqual(gross * law.wages.leastShare);
});

test('EPF is 12% of code wages, up to the ceiling', () => {
  expect(epfShare(10_000)).toBe(1_200);
  expect(epfShare(15_000)).toBe(1_800);
  expect(epfShare(pay.basic)).toBe(1_800);
  expect(deductions.lines[0]).toMatchObject({ amount: 1_800 });
});

test('ESI is not deducted above its limit', () => {
  expect(pay.basic).toBeGreaterThan(law.esi.limit);
  expect(gross).toBeGreaterThanOrEqual(law.professionalTax.from);
  expect(deductions.lines.map(({ label }) => label).join()).not.toContain('ESI');
});
