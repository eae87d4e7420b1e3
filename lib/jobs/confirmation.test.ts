import { env } from '../base/env';
import { upstreamJob } from '../upstream/jobs';
import { jobPage } from '../content/jobs';
import { jobPosting } from '../seo/structured-data/job-posting';
import { closesAt, isMarked, withoutMarked } from './confirmation';
import { toJob } from './job';
import { jobTextParts } from './job-text';

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
