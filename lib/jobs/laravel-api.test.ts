import { type Mood, startLaravelApi } from '../../test/laravel-api';
import { joinErrorRealms } from '../../test/one-realm';
import { ALL_JOBS } from '../routes';
import { deliver, type Submission } from '../upstream/enquiries';
import { listCategories } from './categories';
import { findJob } from './details';
import { listJobs, listJobsByCategory, searchJobs } from './lists';
import { walkJobs } from './walk-jobs';

joinErrorRealms();

let api: Awaited<ReturnType<typeof startLaravelApi>>;
beforeAll(async () => {
  api = await startLaravelApi();
  process.env.API_BASE_URL = `${api.origin}/api/`;
});
afterAll(() => api.stop());
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const ids = (list: { jobs: { id: string }[] }) => list.jobs.map(({ id }) => Number(id));
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('all jobs are listed, counted and walked, page by page of its own size', async () => {
  expect(await listJobs(1, 20)).toMatchObject({ total: 37 });
  expect(ids(await listJobs(1, 20))).toEqual(from(1, 20));
  expect(ids(await listJobs(2, 20))).toEqual(from(21, 37));
  expect(await listJobsByCategory('2', 1, 20)).toMatchObject({ total: 19 });
  expect(await searchJobs({ ...ALL_JOBS, keyword: 'welder', location: 'mumbai' }, 20)).toMatchObject({
    total: 12,
  });
  let walked = 0;
  for await (const jobs of walkJobs({ fields: 'all' })) walked += jobs.length;
  expect(walked).toBe(37);
});

test('a job is open, with its related records by name and its picture; one that is not there is none', async () => {
  const picture = (id: number) => `/storage/app/public/jobs/${id}.png`;
  expect(await findJob('3')).toMatchObject({
    open: true,
    job: { title: 'Welder 3', location: 'Mumbai', jobType: 'Full Time', imageUrl: picture(3), notes: '' },
  });
  expect((await findJob('4'))?.job.imageUrl).toBe(picture(4));
  expect(await findJob('99')).toBeNull();
});

test('categories of a filtered collection are listed, but for the nameless', async () => {
  expect((await listCategories()).map(({ id, name }) => [id, name])).toEqual([
    ['1', 'Works'],
    ['2', 'Yards'],
  ]);
});

const enquiry: Submission = {
  call: 'contact-enquiry',
  fields: { name: 'Asha', email_address: 'asha@example.in', subject: 'Hiring', message: 'Hello' },
};
const sendTo = (mood: Mood) => {
  api.be(mood);
  return deliver(enquiry, 'key-1', '7KQ2M4XP');
};

test.each<[Mood, object]>([
  ['created', { status: true, message: '' }],
  ['no-content', { status: true, message: '' }],
  ['html-message', { status: true, message: expect.stringMatching(/^Thank you! Ticket T-\d+$/) }],
  [
    'invalid',
    {
      status: false,
      errors: [
        { text: 'The phone format is invalid.', names: ['phone'] },
        { text: 'The terms must be accepted.', names: ['terms.accepted'] },
      ],
    },
  ],
])('a form that is answered %s has its verdict', async (mood, verdict) => {
  expect(await sendTo(mood)).toMatchObject(verdict);
});

test.each<[Mood, number]>([
  ['throttled', 429],
  ['csrf', 419],
  ['unauthenticated', 401],
])('a form that is answered %s waits', async (mood, status) => {
  await expect(sendTo(mood)).rejects.toMatchObject({ details: { status } });
});
