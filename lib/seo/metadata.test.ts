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
    title: 'Jobs',
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

test('search engines find on the home page by which tags they know the owner, and on no other', () => {
  const verification = { google: 'a-code-of-the-search-console', other: { 'msvalidate.01': 'another' } };
  Object.assign(env(), { verification: { google: verification.google, bing: 'another' } });
  const [home, other] = ['/', '/faq'].map((path) => pageMetadata({ title: 'x', description: '', path }));
  expect(home!.verification).toEqual(verification);
  expect(other).not.toHaveProperty('verification');
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
  expect(title).toBe('Nurse, Asha, Pune');
  expect(description).toContain('Nurse at Asha in Pune. Full Time, ₹5 Lacs.');
  expect(description).not.toContain('<');
  expect(alternates?.canonical).toBe('/job-details/7/nurse');
});

test('a closed job’s page is not indexed', () => {
  const job = toJob(upstreamJob.parse({ id: 7, title: 'Nurse' }));
  const metadata = jobMetadata({ job, open: false, closedReason: '' });
  expect(metadata).toMatchObject({ robots: { index: false } });
  expect(metadata.title).toBe('Closed: Nurse');
});

test('a job of 2,000 characters keeps its description short', () => {
  const job = toJob(upstreamJob.parse({ id: 7, title: 'word '.repeat(400), location: 'Pune' }));
  expect(jobMetadata({ job, open: true, closedReason: '' }).description!.length).toBeLessThanOrEqual(155);
});
