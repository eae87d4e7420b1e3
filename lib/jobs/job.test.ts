import { upstreamJob } from '../upstream/jobs';
import { toJob, toSummary } from './job';

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

test.each([
  '',
  null,
  undefined,
  '../secret.png',
  'jobs/%2e%2e/secret.png',
  'https://evil.example/a.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '//evil.example/a.png',
  'a"onerror="b.png',
])('image %j is not used', (image) => {
  expect(summary({ image }).imageUrl).toBeNull();
});

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
