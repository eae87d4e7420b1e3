import { upstreamForTests } from '../../test/upstream-for-tests';
import { env } from '../base/env';
import type { Language } from '../base/language';
import { runInLanguage } from '../base/request-context';
import { jobPage } from '../content/jobs';
import { jobSlug } from '../routes';
import { jobPosting } from '../seo/structured-data/job-posting';
import { upstreamJob } from '../upstream/jobs';
import { closesAt, isMarked, withoutMarked } from './confirmation';
import { findJob, getJob, toJob, toSummary } from './job';
import { jobTextParts } from './job-text';

const summary = (fields: object) => toSummary(upstreamJob.parse({ id: 1, ...fields }));

test('a salary is worded for display, depending on its text and the location', () => {
  expect(summary({ salary: '5-15 Lacs PA' }).salary).toBe('₹5–15 lakh a year');
  expect(summary({ salary: '28000 Monthly', location: 'Nagpur' }).salary).toBe('₹28,000 a month');
  expect(summary({ salary: '₹15,000 + incentives' }).salary).toBe('₹15,000 + incentives');
  expect(summary({ salary: null }).salary).toBe('');
});

test('a salary sent as a number gets a rupee sign', () => {
  expect(summary({ salary: 25000 }).salary).toBe('₹25,000');
});

test.each([
  ['FullTime', 'Full Time'],
  ['PartTime', 'Part Time'],
  ['Full-time', 'Full-time'],
  [' Full Time, Permanent', 'Full Time, Permanent'],
  ['Employment TypeFull Time, Permanent', 'Full Time, Permanent'],
  ['Contract', 'Contract'],
  [null, ''],
])('job type %j is shown as %j', (job_type, shown) => {
  expect(summary({ job_type }).jobType).toBe(shown);
});

test('without IMAGE_BASE_URL, images are served through this site', () => {
  expect(summary({ image: '/jobs/our logo.png' }).imageUrl).toBe('/storage/app/public/jobs/our%20logo.png');
});

test.each([null, undefined, '../secret.png', 'https://evil.example/a.png', 'javascript:alert(1)'])(
  'image %j is not used',
  (image) => expect(summary({ image }).imageUrl).toBeNull(),
);

test.each([
  ['https://cdn.example.in/pictures', 'https://cdn.example.in/pictures/jobs/logo.png'],
  ['https://cdn.example.in/pictures/', 'https://cdn.example.in/pictures/jobs/logo.png'],
])('with IMAGE_BASE_URL %s images are loaded from there', async (base, url) => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, IMAGE_BASE_URL: base });
  const fresh = await import('./job');
  expect(fresh.toSummary(upstreamJob.parse({ id: 1, image: '/jobs/logo.png' })).imageUrl).toBe(url);
  expect(fresh.toSummary(upstreamJob.parse({ id: 1, image: '../a.png' })).imageUrl).toBeNull();
  jest.restoreAllMocks();
});

test('facts are read from all texts of a job', () => {
  const wire = {
    id: 7,
    title: 'Walk-in interview: Accountant (Part-time)',
    location: 'Pune',
    salary: '5 LPA',
    workspace: 'Work from office',
    notes: '2-4 years',
    qualification: '<ul><li>B.Com</li></ul>',
  };
  expect(toJob(upstreamJob.parse(wire))).toMatchObject({
    pay: { min: 500_000, max: 500_000, unit: 'YEAR' },
    employmentTypes: ['PART_TIME'],
    mode: 'on-site',
    experience: { min: 2, max: 4 },
    education: 'graduate',
    walkIn: true,
  });
});

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

describe('getJob', () => {
  test('is null for a closed job, which findJob still knows', async () => {
    upstream.answersJson({ status: 0, message: 'This job is closed', job: { id: 7, title: 'Nurse' } }, 410);
    expect(await getJob('7')).toBeNull();
    expect(await findJob('7')).toMatchObject({ open: false, job: { title: 'Nurse' } });
  });

  test('is in the reader’s language if the agency provides it, at the same address, with the same facts', async () => {
    const [title, description] = ['Cook', '<p>3 years of experience</p>'];
    const said = { title_hi: 'रसोइया', description_hi: '<p>रात में</p>', title_kn: 'ಅಡುಗೆಯವರು' };
    const known = () => upstream.answersJson({ status: 1, job: { id: 7, title, description, ...said } });
    const read = (language: Language) => (known(), runInLanguage(language, () => getJob('7')));
    const [en, hi, kn] = [await read('en'), await read('hi'), await read('kn')];
    expect([en, hi, kn]).toMatchObject([
      { title, descriptionHtml: description },
      { title: said.title_hi, descriptionHtml: said.description_hi },
      { title: said.title_kn, descriptionHtml: description },
    ]);
    for (const job of [hi!, kn!]) {
      expect(jobSlug(job)).toBe('cook');
      expect(job.experience).toEqual(en!.experience);
    }
  });

  test('a job past its closing date is closed, regardless of the upstream', async () => {
    upstream.answersJson({ status: 1, job: { id: 7, title: 'Nurse', expires_at: '2020-01-01' } });
    expect(await findJob('7')).toMatchObject({ open: false });
  });

  test.each([
    ['404', {}, 404],
    ['status 0', { status: 0, message: 'Job not found' }, 200],
    ['no job', { status: 1, job: null }, 200],
  ])('is null when the upstream answers %s', async (_, body, status) => {
    upstream.answersJson(body, status);
    expect(await getJob('7')).toBeNull();
  });

  test.each([[''], ['..'], ['a/b'], ['a b'], ['7?x=1'], ['%2e%2e'], ['x'.repeat(65)]])(
    'is null for the unsafe id %j without a request',
    async (id) => {
      expect(await getJob(id)).toBeNull();
      expect(upstream.requests()).toHaveLength(0);
    },
  );

  test.each([
    [500, 'http'],
    [200, 'shape'],
  ])('throws when the upstream answers nonsense with %d', async (status, kind) => {
    upstream.answersJson('nonsense', status);
    await expect(getJob('7')).rejects.toMatchObject({ kind });
  });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const job = (confirmed_at?: string) =>
  toJob(
    upstreamJob.parse({
      id: 7,
      title: 'Nurse',
      location: 'Pune',
      description: '<p>Care</p>',
      posted_at: daysAgo(60),
      confirmed_at,
    }),
  );

test('a job of an API without confirmation dates is never marked', () => {
  expect(job().confirmedAt).toBeNull();
  expect(isMarked(job())).toBe(false);
  // As an earlier version of the website kept it.
  expect(isMarked({})).toBe(false);
});

test('marked jobs are omitted, and have no structured data', () => {
  const jobs = [job(daysAgo(20)), job(daysAgo(22)), job()];
  expect(withoutMarked(jobs)).toEqual([jobs[0], jobs[2]]);
  const postings = jobs.map((each) => jobPosting(each, jobTextParts(each, jobPage)));
  expect(postings.map(Boolean)).toEqual([true, false, true]);
});

describe('if unconfirmed jobs close', () => {
  beforeEach(() => Object.assign(env(), { closesUnconfirmed: true }));
  afterEach(() => Object.assign(env(), { closesUnconfirmed: false }));
  const validThrough = (each: ReturnType<typeof job>) =>
    Object(jobPosting(each, jobTextParts(each, jobPage))).validThrough as unknown;

  test('search engines get that day, unless the ad has a closing date', () => {
    const confirmed = job('2126-11-01T10:00:00Z');
    expect(validThrough(confirmed)).toBe('2126-12-06T10:00:00.000Z');
    expect(validThrough({ ...confirmed, expiresAt: '2126-11-20T00:00:00.000Z' })).toMatch(/^2126-11-20/);
  });

  test('there is none if the confirmation date is unknown or overdue, or nothing closes', () => {
    expect(closesAt(job())).toBeNull();
    expect(closesAt(job(daysAgo(36)))).toBeNull();
    Object.assign(env(), { closesUnconfirmed: false });
    expect(closesAt(job(daysAgo(1)))).toBeNull();
  });
});
