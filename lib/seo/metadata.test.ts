import { env } from '../base/env';
import { identity } from '../content/identity';
import { upstreamJob } from '../upstream/jobs';
import { toJob } from '../jobs/job';
import { jobMetadata } from './job-metadata';
import { excerpt, pageMetadata } from './metadata';

describe('excerpt', () => {
  test.each([
    ['A short text.', 20, 'A short text.'],
    ['  white \n space  ', 20, 'white space'],
    ['exactly twenty chars', 20, 'exactly twenty chars'],
    ['one two three four five', 14, 'one two…'],
    ['one two', 5, 'one…'],
    ['x'.repeat(30), 10, `${'x'.repeat(9)}…`],
    ['', 10, ''],
  ])('of %j within %d is %j', (text, max, cut) => {
    expect(excerpt(text, max)).toBe(cut);
  });

  test('is at most 155 characters and ends after a whole word', () => {
    const cut = excerpt('word '.repeat(400));
    expect(cut.length).toBeLessThanOrEqual(155);
    expect(cut.length).toBeGreaterThan(145);
    expect(cut).toMatch(/^(word )+word…$/);
  });
});

test('a page has its title, description, canonical link and card', () => {
  const metadata = pageMetadata({ title: 'Jobs', description: 'All jobs', path: '/job' });
  expect(metadata).toMatchObject({
    title: { absolute: `Jobs – ${identity.name}` },
    description: 'All jobs',
    alternates: { canonical: '/job' },
    openGraph: {
      title: 'Jobs',
      description: 'All jobs',
      url: '/job',
      locale: 'en_IN',
      siteName: identity.name,
    },
  });
  expect(metadata).not.toHaveProperty('robots');
});

test('the home page’s title begins with the site’s name', () => {
  const { title } = pageMetadata({ title: 'Find work', description: '', path: '/' });
  expect(title).toEqual({ absolute: `${identity.name} – Find work` });
});

test('only the home page has the site verification tags', () => {
  const verification = { 'google-site-verification': 'a-code', 'msvalidate.01': 'another' };
  Object.assign(env(), { verification });
  const [home, other] = ['/', '/faq'].map((path) => pageMetadata({ title: 'x', description: '', path }));
  expect(home!.verification).toEqual({ other: verification });
  expect(other).not.toHaveProperty('verification');
});

test.each([
  [
    { title: 'Salary accounts for people who work abroad, at sea or in flight' },
    'Salary accounts for people who work abroad, at sea or in…',
  ],
  [
    { title: 'Vacancies of research assistants all across India' },
    'Vacancies of research assistants all across India',
  ],
  [
    { title: 'Electronics and telecommunication engineers', ending: ' – page 12' },
    'Electronics and telecommunication engineers – page 12',
  ],
  [
    { title: `Jobs for “${'dialysis technician '.repeat(5)}”`, ending: ' – page 2' },
    'Jobs for “dialysis technician dialysis technician… – page 2',
  ],
])('the title of %j is %j, no longer than search engines show', (given, absolute) => {
  const { title } = pageMetadata({ ...given, description: '', path: '/x' });
  expect(title).toEqual({ absolute });
  expect(absolute.length).toBeLessThanOrEqual(60);
});

test('a page that is not to be indexed says so', () => {
  const { robots } = pageMetadata({ title: 'x', description: '', path: '/x', index: false });
  expect(robots).toMatchObject({ index: false });
});

test('a job’s metadata has its title, place, facts and URL', () => {
  const job = toJob(
    upstreamJob.parse({
      id: 7,
      title: 'Nurse',
      company_name: 'Asha',
      location: 'Pune',
      salary: '5 Lacs',
      job_type: 'FullTime',
      description: '<b>secret</b>',
    }),
  );
  const { title, description, alternates } = jobMetadata({ job, open: true, closedReason: '' });
  expect(title).toEqual({ absolute: `Nurse, Asha, Pune – ${identity.name}` });
  expect(description).toContain('Nurse at Asha in Pune. Full Time, ₹5 lakh.');
  expect(description).not.toContain('<');
  expect(alternates?.canonical).toBe('/job-details/7/nurse');
});

test('a closed job’s page is not indexed', () => {
  const job = toJob(upstreamJob.parse({ id: 7, title: 'Nurse' }));
  const metadata = jobMetadata({ job, open: false, closedReason: '' });
  expect(metadata).toMatchObject({ robots: { index: false } });
  expect(metadata.title).toEqual({ absolute: `Closed: Nurse – ${identity.name}` });
});

test.each([
  [
    ['Nurse', 'Asha Hospitals and Research Institute', 'Pune, Mumbai, Kochi'],
    'Nurse, Asha Hospitals and Research Institute, Pune, Mumbai',
  ],
  [
    ['Regional Sales Manager, Agricultural Machinery', 'Asha Hospitals', 'Kochi, Kerala'],
    'Regional Sales Manager, Agricultural Machinery, Kochi',
  ],
  [['Cook', '', 'Bambolim village, Goa'], `Cook, Bambolim village, Goa – ${identity.name}`],
])('the title of %j has the parts that fit: %s', ([title, company_name, location], absolute) => {
  const job = toJob(upstreamJob.parse({ id: 7, title, company_name, location }));
  expect(jobMetadata({ job, open: true, closedReason: '' }).title).toEqual({ absolute });
});
