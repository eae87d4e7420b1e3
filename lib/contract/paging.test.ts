import { activeCategoriesAnswer, jobListAnswer } from './calls';
import { listIn } from './paging';

const jobs = [
  { id: 1, title: 'Welder', name: 'Works' },
  { id: 2, title: 'Nurse', name: 'Care' },
];
const paging = { current_page: 2, per_page: 2, last_page: 5, total: 9 };
const laravelPage = { data: jobs, ...paging, next_page_url: 'x?page=3' };

// Each list call's response, with the list wrapped as that call wraps it.
const listCalls = {
  'category/list/active': (list: unknown) =>
    activeCategoriesAnswer.safeParse({ status: 1, categories: list }),
  'job/list/active': (list: unknown) => jobListAnswer.safeParse({ status: 1, job: list }),
  'job/active-jobs-by-category': (list: unknown) => jobListAnswer.safeParse({ status: 1, data: list }),
  search: (list: unknown) => jobListAnswer.safeParse({ data: { data: list } }),
};

describe.each(Object.entries(listCalls))('%s', (_, read) => {
  test.each([
    ['a bare array', jobs, jobs],
    ['an object with numeric keys', { 0: jobs[0], 3: jobs[1] }, jobs],
    ['an empty array', [], []],
    ['null', null, []],
    ['a wrapper without paging', { data: jobs }, jobs],
    ['a wrapper in a wrapper', { response: { rows: { 0: jobs[0], 3: jobs[1] } } }, jobs],
    ['a paginator of nothing', { data: null, current_page: 1, per_page: 20, last_page: 1, total: 0 }, []],
  ])('reads %s as the whole list', (_, list, items) => {
    expect(read(list).data?.list).toMatchObject({ items, next: null });
  });

  test('reads a paginator, with strings for numbers and numeric keys as well', () => {
    const facts = { paginated: true, currentPage: 2, perPage: 2, lastPage: 5, total: 9 };
    expect(read(laravelPage).data?.list).toMatchObject({ items: jobs, ...facts });
    const page = { data: { 4: jobs[0] }, current_page: '2', per_page: '2', last_page: '5', total: '9' };
    expect(read(page).data?.list).toMatchObject({ items: [jobs[0]], ...facts });
  });

  test.each([['jobs'], [12], [true], [{ message: 'Server Error' }]])('rejects %j', (list) => {
    expect(read(list).success).toBe(false);
  });
});

const more = { paginated: true, hasMore: true };
const url = (query: string) => `https://elsewhere.example/api/job/list?${query}`;

test.each<[string, object, object]>([
  [
    'a simple paginator with more',
    { data: jobs, current_page: 1, per_page: 2, next_page_url: url('page=2') },
    { ...more, currentPage: 1, total: null, next: null },
  ],
  [
    'a simple paginator’s end',
    { data: jobs, current_page: 3, per_page: 2, next_page_url: null },
    { currentPage: 3, hasMore: false },
  ],
  [
    'Laravel’s resources',
    {
      data: jobs,
      links: { first: url('page=1'), last: url('page=5'), prev: url('page=1'), next: url('page=3') },
      meta: { ...paging, from: 3, links: [{ url: null, label: '1', active: true }], path: url(''), to: 4 },
    },
    { ...more, currentPage: 2, perPage: 2, lastPage: 5, total: 9, next: null },
  ],
  [
    'the same within a job',
    { status: 1, job: { data: jobs, meta: { current_page: 1, last_page: 6, total: 12 } } },
    { paginated: true, lastPage: 6, total: 12 },
  ],
  [
    'Laravel’s cursors',
    { data: jobs, next_cursor: 'eyJpZCI6Mn0', next_page_url: url('cursor=eyJpZCI6Mn0'), per_page: 2 },
    { ...more, currentPage: null, next: { cursor: 'eyJpZCI6Mn0' } },
  ],
  ['Django', { count: 12, next: url('page=2'), results: jobs }, { ...more, total: 12, next: null }],
  [
    'Django by offset',
    { count: 12, next: url('limit=2&offset=2'), previous: null, results: jobs },
    { ...more, total: 12, next: { limit: '2', offset: '2' } },
  ],
  [
    'offset and limit',
    { offset: 4, limit: 2, total: 12, items: jobs },
    { paginated: true, total: 12, next: { offset: '6' } },
  ],
  [
    'HAL',
    { _embedded: { jobs }, _links: { next: { href: '/api/job?p=2' } }, count: 2 },
    { ...more, total: null, next: { p: '2' } },
  ],
  ['has_more', { jobs, has_more: true }, { ...more, next: null }],
])('reads the paging of %s', (_, answer, page) => {
  expect(jobListAnswer.parse(answer).list).toMatchObject({ items: jobs, ...page });
});

test('siblings of a list are not mistaken for it', () => {
  const siblings = { banners: [{ id: 1, url: 'x' }], categories: [{ id: 1, name: 'Works' }] };
  const answer = { status: 1, ...siblings, openings: jobs };
  expect(jobListAnswer.parse(answer).list?.items).toEqual(jobs);
});

test('a category list may have its paging keys beside data, and be a map of names', () => {
  expect(jobListAnswer.parse({ status: '1', ...laravelPage }).list).toMatchObject({ items: jobs, total: 9 });
  expect(
    activeCategoriesAnswer.parse({ status: 1, categories: { 3: 'Works', 8: 'Care' } }).list?.items,
  ).toEqual([
    { id: '3', name: 'Works' },
    { id: '8', name: 'Care' },
  ]);
});

test.each<[unknown, object | null]>([
  [{ status: 0, message: 'Server error' }, null],
  [{ status: 0, data: [] }, { items: [] }],
  [{ status: 1, data: '' }, { items: [] }],
  [{ content: [], pageable: 'INSTANCE', last: true, totalElements: 0, empty: true }, { items: [] }],
  [jobs, { items: jobs, paginated: false }],
  [[], { items: [] }],
])('a list call that answers %j has the list %j', (answer, list) => {
  if (list) expect(jobListAnswer.parse(answer).list).toMatchObject(list);
  else expect(jobListAnswer.parse(answer).list).toBeNull();
});

test.each([[null], [undefined], ['<html>'], [{}], [{ message: 'Welcome' }], [12]])(
  'no list call accepts %j as a response',
  (answer) => {
    for (const schema of [activeCategoriesAnswer, jobListAnswer])
      expect(schema.safeParse(answer).success).toBe(false);
  },
);

test('an answer nested a thousand deep is not a list, and harmless', () => {
  let answer: unknown = jobs;
  for (let depth = 0; depth < 1_000; depth++) answer = { a: answer };
  expect(listIn(answer, ['job'], 'title')).toBeNull();
});
