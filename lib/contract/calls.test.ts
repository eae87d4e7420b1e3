/** @jest-environment node */
import {
  activeCategoriesAnswer,
  activeJobsAnswer,
  applyJobRequest,
  contactEnquiryRequest,
  formAnswer,
  jobDetailsAnswer,
  jobInquiryRequest,
  jobsByCategoryAnswer,
  paths,
  searchAnswer,
  searchRequest,
} from './calls';

const jobs = [{ id: 1 }, { id: 2 }];
const laravelPage = { data: jobs, current_page: 2, per_page: 2, last_page: 5, total: 9, next_page_url: 'x' };

// Each list call, its list wrapped as that call wraps it.
const listCalls = {
  'category/list/active': (list: unknown) =>
    activeCategoriesAnswer.transform((a) => a.categories).safeParse({ status: 1, categories: list }),
  'job/list/active': (list: unknown) =>
    activeJobsAnswer.transform((a) => a.job).safeParse({ status: 1, job: list }),
  'job/active-jobs-by-category': (list: unknown) =>
    jobsByCategoryAnswer.transform((a) => a.list).safeParse({ status: 1, data: list }),
  search: (list: unknown) => searchAnswer.safeParse({ data: { data: list } }),
};

describe.each(Object.entries(listCalls))('%s', (_, read) => {
  test.each([
    ['a bare array', jobs, jobs],
    ['an object with numeric keys', { 0: jobs[0], 3: jobs[1] }, jobs],
    ['an empty array', [], []],
    ['an empty object', {}, []],
    ['null', null, []],
    ['nothing', undefined, []],
    ['a wrapper without paging', { data: jobs }, jobs],
  ])('reads %s as the whole list', (_, list, items) => {
    expect(read(list).data).toMatchObject({ items, paginated: false, currentPage: 1, lastPage: 1 });
  });

  test('reads a paginator', () => {
    expect(read(laravelPage).data).toEqual({
      items: jobs,
      paginated: true,
      currentPage: 2,
      perPage: 2,
      lastPage: 5,
      total: 9,
    });
  });

  test('reads a paginator whose numbers are strings and whose data has numeric keys', () => {
    const page = { data: { 4: jobs[0] }, current_page: '2', per_page: '2', last_page: '5', total: '9' };
    expect(read(page).data).toMatchObject({
      items: [jobs[0]],
      currentPage: 2,
      perPage: 2,
      lastPage: 5,
      total: 9,
    });
  });

  test.each([
    ['has more pages', 'https://api.example/x?page=2', null],
    ['ends here', null, 1],
  ])('reads a simple paginator that %s', (_, next_page_url, lastPage) => {
    const page = { data: jobs, current_page: 1, per_page: 2, next_page_url };
    expect(read(page).data).toMatchObject({ items: jobs, paginated: true, total: null, lastPage });
  });

  test('reads an empty paginator', () => {
    const page = { data: null, current_page: 1, per_page: 20, last_page: 1, total: 0 };
    expect(read(page).data).toMatchObject({ items: [], paginated: true, total: 0 });
  });

  test.each([['jobs'], [12], [true], [{ message: 'Server Error' }]])('refuses %j', (list) => {
    expect(read(list).success).toBe(false);
  });
});

test('a category list may have its paging keys beside data', () => {
  const parsed = jobsByCategoryAnswer.parse({ status: '1', ...laravelPage });
  expect(parsed).toMatchObject({ status: true, list: { items: jobs, currentPage: 2, total: 9 } });
});

test.each([[null], [undefined], ['<html>'], [[]]])('no list call takes %j for an answer', (answer) => {
  for (const schema of [activeCategoriesAnswer, activeJobsAnswer, jobsByCategoryAnswer, searchAnswer])
    expect(schema.safeParse(answer).success).toBe(false);
});

describe('job details', () => {
  test('gives the job', () => {
    const parsed = jobDetailsAnswer.parse({ status: '1', job: { id: 7, title: 'A&amp;B', notes: null } });
    expect(parsed).toMatchObject({
      status: true,
      job: { id: '7', title: 'A&B', notes: '', posted_at: null },
    });
  });

  test.each([
    [{ status: 0, job: { id: 7 } }],
    [{ status: 0, job: 'not found' }],
    [{ status: 1, job: null }],
    [{ status: 1 }],
    [{}],
  ])('%j has no job', (answer) => {
    expect(jobDetailsAnswer.parse(answer).job).toBeNull();
  });

  test.each([[{ status: 1, job: { title: 'no id' } }], [{ status: 1, job: 'text' }], [null], ['text']])(
    'refuses %j',
    (answer) => {
      expect(jobDetailsAnswer.safeParse(answer).success).toBe(false);
    },
  );
});

test.each([
  [
    { status: 1, message: 'Thank&nbsp;you' },
    { status: true, message: 'Thank you' },
  ],
  [
    { status: '0', message: null },
    { status: false, message: '' },
  ],
  [{}, { status: false, message: '' }],
  // Laravel's own answer to a failed validation.
  [
    { message: 'The given data was invalid.', errors: { email: ['Bad e-mail.'] } },
    { status: false, message: 'The given data was invalid.', errors: { email: ['Bad e-mail.'] } },
  ],
  [
    { status: 0, message: 'No', errors: 'nonsense' },
    { status: false, message: 'No' },
  ],
])('form answer %j', (answer, expected) => {
  expect(formAnswer.parse(answer)).toEqual(expected);
});

test.each([
  [{}, { keyword: '', category: '' }],
  [
    { keyword: null, category: null },
    { keyword: '', category: '' },
  ],
  [
    { keyword: 'nurse', category: 3 },
    { keyword: 'nurse', category: '3' },
  ],
  [
    { keyword: 'x'.repeat(300), category: ' 3 ' },
    { keyword: 'x'.repeat(200), category: '3' },
  ],
])('search request %j', (request, expected) => {
  expect(searchRequest.parse(request)).toEqual(expected);
});

const requests = {
  contact: [contactEnquiryRequest, { name: 'A', email_address: 'a@b.in', subject: 'S', message: 'M' }],
  application: [
    applyJobRequest,
    { job_id: '1', first_name: 'A', last_name: 'B', email: 'a@b.in', phone: '98765 43210' },
  ],
  inquiry: [
    jobInquiryRequest,
    {
      ...{ company_name: 'C', contact_person: 'P', email_address: 'a@b.in', contact_number: '98765 43210' },
      ...{ job_title: 'T', location: 'L', job_description: 'D' },
    },
  ],
} as const;

describe.each(Object.entries(requests))('%s request', (_, [schema, whole]) => {
  test('is accepted when whole', () => {
    expect(schema.parse(whole)).toMatchObject(whole);
  });

  test.each(Object.keys(whole))('needs %s', (field) => {
    expect(schema.safeParse({ ...whole, [field]: '  ' }).error?.issues[0]?.path).toEqual([field]);
    expect(schema.safeParse({ ...whole, [field]: undefined }).success).toBe(false);
  });
});

test('ids in paths are encoded', () => {
  expect(paths.jobDetails('a/b?c')).toBe('job/details/a%2Fb%3Fc');
  expect(paths.activeJobsByCategory('a b')).toBe('job/active-jobs-by-category/a%20b');
});
