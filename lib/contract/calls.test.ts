import { activeCategoriesAnswer, jobDetailsAnswer, paths } from './calls';
import { wireJob } from './entities';
import { jobAlertRequest } from './requests';

const details = jobDetailsAnswer('7');
const job = { id: 7, title: 'Welder' };

test.each<[unknown]>([
  [{ status: 'ok', job }],
  [{ success: true, data: job }],
  [{ job }],
  [{ data: job }],
  [job],
  [{ status: 1, job: { title: 'Welder' } }],
  [{ status: 1, vacancy: job, similar: [] }],
  [{ data: { id: 7, type: 'jobs', attributes: { title: 'Welder' } } }],
  [{ data: { Id: 7, Title: 'Welder', CompanyName: 'Works' } }],
])('%j is an open job', (answer) => {
  expect(details.parse(answer)).toMatchObject({ status: true, job: { id: '7', title: 'Welder' } });
});

test.each([
  [{ status: 0, job: null }],
  [{ status: 1 }],
  [{ type: 'about:blank', title: 'Gone', status: 410, detail: 'This job is closed.' }],
  [{ success: false, message: 'No query results for model' }],
  [{}],
])('%j has no job', (answer) => {
  expect(details.parse(answer).job).toBeNull();
});

test('names as other languages write them are read', () => {
  const { job: read } = details.parse({
    id: 7,
    Title: 'Welder',
    companyName: 'Works',
    JobType: 'Full Time',
  });
  expect(read).toMatchObject({ title: 'Welder', company_name: 'Works', job_type: 'Full Time' });
});

test.each([[0], ['closed'], ['Inactive'], [false], ['error'], ['expired']])(
  'of a closed job contain the job and the status %j',
  (status) => {
    const answer = { status, message: 'This job is closed', job: { ...job, updated_at: '2026-11-20' } };
    expect(details.parse(answer)).toMatchObject({
      status: false,
      job: { id: '7', updated_at: '2026-11-20T00:00:00.000Z' },
    });
  },
);

test.each([
  [{ status: 1, job: { notes: 'neither id nor title' } }],
  [{ status: 1, job: 'text' }],
  [null],
  ['text'],
])('rejects %j', (answer) => {
  expect(details.safeParse(answer).success).toBe(false);
});

test.each<[string, unknown, unknown]>([
  ['location', { id: 3, name: 'Pune' }, 'Pune'],
  ['location', ['Pune', 'Mumbai'], 'Pune, Mumbai'],
  ['location', { lat: 18.5, lng: 73.8 }, ''],
  ['image', { url: 'x' }, 'x'],
  ['company_name', null, ''],
  ['description', ['Weld', 'Grind'], '<p>Weld</p><p>Grind</p>'],
  ['description', { html: '<p>Weld</p>' }, '<p>Weld</p>'],
  ['posted_at', { date: '2026-11-20 00:00:00.000000', timezone: 'UTC' }, null],
  ['questions', 'none', []],
])('an odd %s, %j, does not invalidate anything else', (field, value, read) => {
  expect(details.parse({ status: 1, job: { ...job, [field]: value } }).job).toMatchObject({
    id: '7',
    [field]: read,
  });
});

test('ids in paths are encoded', () => {
  expect(paths.jobDetails('a/b?c')).toBe('job/details/a%2Fb%3Fc');
  expect(paths.activeJobsByCategory('a b')).toBe('job/active-jobs-by-category/a%20b');
});

test('an API that does not mention job alerts offers none', () => {
  const offers = (answer: object) =>
    activeCategoriesAnswer.parse({ status: 1, categories: [], ...answer }).job_alerts;
  expect(offers({ job_alerts: true })).toBe(true);
  for (const none of [{}, { job_alerts: 0 }, { job_alerts: null }]) expect(offers(none)).toBe(false);
});

test('a job alert request', () => {
  const email = 'asha@example.in';
  const least = { email, keyword: '', category: '', location: '', frequency: 'daily', filters: '' };
  expect(jobAlertRequest.parse({ email })).toEqual(least);
  const wish = { email, keyword: ' head \n cook ', category: 7, location: ' pune ' };
  const read = { keyword: 'head cook', category: '7', location: 'pune' };
  expect(jobAlertRequest.parse(wish)).toEqual({ ...least, ...read });
  const filters = { walk_in: 'yes', near: '1', mode: 'remote', type: 'no such', since: '3', pay: 300000 };
  expect(jobAlertRequest.parse({ ...wish, ...filters, frequency: 'weekly' })).toMatchObject({
    frequency: 'weekly',
    filters: 'near=1&mode=remote&walk_in=yes',
  });
  expect(jobAlertRequest.parse({ email, near: '1' }).filters).toBe('');
  for (const wrong of [{}, { email: 'x' }, { email, location: 'a/b' }, { email, keyword: [] }])
    expect(jobAlertRequest.safeParse(wrong).success).toBe(false);
});

const parse = (questions?: unknown) => wireJob.parse({ id: 7, title: 'Nurse', questions }).questions;

test('an API that sends no questions has none', () => {
  for (const none of [undefined, null, '', 'Licence?', {}, []]) expect(parse(none)).toEqual([]);
});

test('questions of every kind are accepted', () => {
  const questions = [
    { text: 'Why?', kind: 'text', choices: [] },
    { text: 'Licence?', kind: 'yes-no', choices: [] },
    { text: 'Years?', kind: 'number', choices: [] },
    { text: 'Shift?', kind: 'choice', choices: ['day', 'night'] },
  ];
  expect(parse(questions)).toEqual(questions);
});

test('questions of invalid kinds are answered in words, and empty ones skipped', () => {
  expect(
    parse([
      { text: 'Why?', kind: 'essay' },
      { text: ' ' },
      null,
      'x',
      { text: 'Shift?', kind: 'choice', choices: ['day', 'day'] },
    ]),
  ).toEqual([
    { text: 'Why?', kind: 'text', choices: [] },
    { text: 'Shift?', kind: 'text', choices: [] },
  ]);
});

test('there are at most five, truncated with their choices to fit the form', () => {
  const [first, ...others] = parse(
    Array.from({ length: 9 }, (_, n) => ({
      text: `${n} ${'?'.repeat(400)}`,
      kind: 'choice',
      choices: Array.from({ length: 30 }, (_unused, choice) => `${choice} ${'x'.repeat(100)}`),
    })),
  );
  expect(others).toHaveLength(4);
  expect([first!.text.length, first!.choices.length, first!.choices[0]!.length]).toEqual([200, 10, 80]);
});
