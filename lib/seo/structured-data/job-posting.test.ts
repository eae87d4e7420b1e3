import { upstreamJob } from '../../upstream/jobs';
import { structuredDataOf } from '../../../test/structured-data';
import { toJob } from '../../jobs/job';
import { jobPage } from '../../content/jobs';
import { jobTextParts, joinJobText } from '../../jobs/job-text';
import { jobPosting } from './job-posting';
import { scriptText } from '../../../components/ui/json-ld';
import { readArticles } from '../../content/articles';
import { faq } from '../../content/faq';
import { article, agency, website } from './organization';
import { breadcrumbList, faqPage } from './pages';

const whole = {
  id: 7,
  title: 'Nurse </script><script>alert(1)</script>',
  company_name: 'Asha & Co',
  location: 'Pune, Mumbai',
  salary: '₹ 1,75,000 - 6,00,000 P.A.',
  job_type: 'Full Time, Permanent',
  description: '<h1>Care</h1><p onclick="x()">Look after people</p><script>alert(1)</script>',
  qualification: 'A degree',
  posted_at: '2026-11-01',
  expires_at: '2026-12-31',
};

const posting = (changes: object = {}) => {
  const job = toJob(upstreamJob.parse({ ...whole, ...changes }));
  const parts = jobTextParts(job, jobPage);
  const facts = jobPosting(job, parts);
  return facts && { ...facts, description: joinJobText(parts) };
};
const published = (changes?: object) => {
  const html = `<script type="application/ld+json">${scriptText(posting(changes)!)}</script>`;
  const [data, ...others] = structuredDataOf(html);
  expect(others).toEqual([]);
  return data;
};

test('a job has everything that Google documents, and its text cannot close the script element', () => {
  expect(published()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Nurse </script><script>alert(1)</script>',
    description: '<h3>Care</h3><p>Look after people</p>\n<h3>Qualification</h3>\n<p>A degree</p>',
    datePosted: '2026-11-01T00:00:00.000Z',
    validThrough: '2026-12-31T00:00:00.000Z',
    employmentType: ['FULL_TIME'],
    hiringOrganization: { '@type': 'Organization', name: 'Asha & Co' },
    identifier: { '@type': 'PropertyValue', name: 'Asha & Co', value: '7' },
    jobLocation: [
      ['Pune', 'Maharashtra'],
      ['Mumbai', 'Maharashtra'],
    ].map(([addressLocality, addressRegion]) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry: 'IN' },
    })),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue: 175_000, maxValue: 600_000, unitText: 'YEAR' },
    },
    educationRequirements: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'bachelor degree',
    },
    directApply: true,
  });
});

test.each([
  ['without a real date', { posted_at: '3 days ago' }],
  ['without a text', { description: '<script>x</script>', qualification: '' }],
  ['at no certain place', { location: 'London' }],
  ['remote for nobody in particular', { location: 'Remote', workspace: 'Remote', salary: '$90K' }],
])('a job %s is not published', (_, changes) => {
  expect(posting(changes)).toBeNull();
});

test('a fully remote job names India instead of a place', () => {
  expect(published({ location: 'India', workspace: 'Remote' })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'India' },
  });
  expect(published({ location: 'India', workspace: 'Remote' })).not.toHaveProperty('jobLocation');
  expect(published({ workspace: 'Hybrid' })).not.toHaveProperty('jobLocationType');
});

test.each([
  ['Karnataka', { addressRegion: 'Karnataka', addressCountry: 'IN' }],
  ['Bambolim, Goa', { addressRegion: 'Goa', addressCountry: 'IN' }],
  ['India', { addressCountry: 'IN' }],
  ['Hybrid - India', { addressCountry: 'IN' }],
])('a job at %j names only the certain parts of the place', (location, address) => {
  expect(published({ location, workspace: '' })).toMatchObject({
    jobLocation: [{ '@type': 'Place', address: { '@type': 'PostalAddress', ...address } }],
  });
});

test('work from home in one state is open to people who live there', () => {
  const data = published({ location: 'India-Maharashtra', workspace: 'Remote' });
  expect(data).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ '@type': 'State', name: 'Maharashtra, India' }],
  });
  expect(data).not.toHaveProperty('jobLocation');
});

test.each([
  { location: 'Work from home', workspace: '', salary: '12,00,000 - 22,00,000 PA.' },
  { location: '', workspace: 'Work From Home', salary: '₹15,000 + incentives' },
  { location: '', workspace: '', title: 'Telecaller (Work from home)', salary: '3 LPA' },
])('work from home for Indian pay is published in India: %j', (changes) => {
  expect(published(changes)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
  });
});

test('work from home at a city names both', () => {
  expect(published({ location: 'Pune', workspace: 'Work from home' })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    jobLocation: [{ address: { addressLocality: 'Pune' } }],
  });
});

test('a salary without a currency is in rupees with an Indian city', () => {
  const salary = '28000 - 47000 Monthly';
  const value = { minValue: 28_000, maxValue: 47_000, unitText: 'MONTH' };
  expect(published({ location: 'Pune', salary })).toMatchObject({ baseSalary: { currency: 'INR', value } });
  expect(published({ location: 'Pune, Singapore', salary })).not.toHaveProperty('baseSalary');
});

test('uncertain facts are omitted', () => {
  const data = published({ salary: '8.8', job_type: 'NULL', expires_at: null, company_name: '' });
  for (const property of ['baseSalary', 'employmentType', 'validThrough']) {
    expect(data).not.toHaveProperty(property);
  }
  expect(data).toMatchObject({ hiringOrganization: 'confidential', identifier: { value: '7' } });
});

test.each([
  ['2-4 years', { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 }],
  ['6 months - 1 year', { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 6 }],
  ['Freshers welcome', 'no requirements'],
])('experience of %j is given in months', (notes, experienceRequirements) => {
  expect(published({ notes })).toMatchObject({ experienceRequirements });
});

test.each([
  ['12th pass', 'high school'],
  ['Any graduate', 'bachelor degree'],
  ['MBA', 'postgraduate degree'],
])('%s is one of Google’s credentials', (qualification, credentialCategory) => {
  expect(published({ qualification })).toMatchObject({
    educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory },
  });
});

test('without certain experience, or an education that Google knows, neither is given', () => {
  for (const qualification of ['10th pass', 'ITI or diploma', 'Nursing council registration']) {
    const data = published({ qualification, notes: '2 year bond' });
    expect(data).not.toHaveProperty('experienceRequirements');
    expect(data).not.toHaveProperty('educationRequirements');
  }
});

test.each([
  { description: '', qualification: 'Tally, Excel, 12th Pass' },
  { description: 'Skills: Negotiation, Sales', qualification: '' },
])('%j is no description of its own', (texts) => expect(posting(texts)).toBeNull());

test('a country in the title beats the office’s city', () => {
  expect(posting({ title: 'Staff Nurse in UK', location: 'Pune' })).toBeNull();
});

const pages: [string, object][] = [
  ['the agency', agency() as object],
  ['the site', website() as object],
  ['breadcrumbs', breadcrumbList([{ label: 'Home', href: '/' }], 'Jobs') as object],
  ['the questions', faqPage(faq.flatMap(({ items }) => items)) as object],
  ...readArticles().map((each): [string, object] => [each.slug, article(each) as object]),
];

test.each(pages)('%s: the data has what Google documents', (_, data) => {
  expect(
    structuredDataOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`),
  ).toHaveLength(1);
});
