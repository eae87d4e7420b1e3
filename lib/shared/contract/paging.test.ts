import { activeCategoriesAnswer, activeJobsAnswer, jobsByCategoryAnswer, searchAnswer } from './calls';

const jobs = [{ id: 1 }, { id: 2 }];
const laravelPage = { data: jobs, current_page: 2, per_page: 2, last_page: 5, total: 9, next_page_url: 'x' };

// Each list call's response, with the list wrapped as that call wraps it.
const listCalls = {
  'category/list/active': (list: unknown) =>
    activeCategoriesAnswer.transform((a) => a.categories).safeParse({ status: 1, categories: list }),
  'job/list/active': (list: unknown) =>
    activeJobsAnswer.transform((a) => a.job).safeParse({ status: 1, job: list }),
  'job/active-jobs-by-category': (list: unknown) =>
    jobsByCategoryAnswer.transform((a) => a.list).safeParse({ status: 1, data: list }),
  search: (list: unknown) =>
    searchAnswer.transform(({ location: _, ...page }) => page).safeParse({ data: { data: list } }),
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
    expect(read(laravelPage).data).toMatchObject({
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

  test.each([['jobs'], [12], [true], [{ message: 'Server Error' }]])('rejects %j', (list) => {
    expect(read(list).success).toBe(false);
  });
});

test('a category list may have its paging keys beside data', () => {
  const parsed = jobsByCategoryAnswer.parse({ status: '1', ...laravelPage });
  expect(parsed).toMatchObject({ status: true, list: { items: jobs, currentPage: 2, total: 9 } });
});

test.each<[object, object | null]>([
  [{ status: 0, message: 'Server error' }, null],
  [{ status: '0', data: null }, null],
  [{ status: 0, data: [] }, { items: [] }],
  [{ status: 1 }, { items: [] }],
])('a category that answers %j has the list %j', (answer, list) => {
  if (list) expect(jobsByCategoryAnswer.parse(answer).list).toMatchObject(list);
  else expect(jobsByCategoryAnswer.parse(answer).list).toBeNull();
});

test.each([[null], [undefined], ['<html>'], [[]]])('no list call accepts %j as a response', (answer) => {
  for (const schema of [activeCategoriesAnswer, activeJobsAnswer, jobsByCategoryAnswer, searchAnswer])
    expect(schema.safeParse(answer).success).toBe(false);
});

test('a search response may also be an empty PHP object, or a bare paginator', () => {
  expect(searchAnswer.parse({ status: 1, data: [] }).items).toEqual([]);
  const page = searchAnswer.parse({ data: { data: [{ id: 1 }], current_page: 2, per_page: 15, total: 31 } });
  expect(page).toMatchObject({ paginated: true, currentPage: 2, lastPage: 3, total: 31 });
});
