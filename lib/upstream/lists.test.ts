import { listIn, type WirePage } from '../contract/paging';
import { isSameForAnySize, parseEach, readWindow, totalOf } from './lists';
import { UpstreamError } from '../upstream/errors';
import { upstreamJob } from '../upstream/jobs';

const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
const slice = (count: number, page: number, size: number) =>
  numbers(1, count).slice((page - 1) * size, page * size);

/** Laravel's LengthAwarePaginator with `size` items a page. */
const paginator = (count: number, size: number) => (page: number) => ({
  data: slice(count, page, size),
  current_page: page,
  per_page: size,
  last_page: Math.max(1, Math.ceil(count / size)),
  total: count,
});

const simplePaginator = (count: number, size: number) => (page: number) => ({
  data: slice(count, page, size),
  current_page: page,
  per_page: size,
  next_page_url: page * size < count ? 'https://api.example/more' : null,
});

const pageOf = (job: unknown) => listIn({ job }, ['job', 'data'], 'title') ?? nothing;
const nothing = listIn([], [], 'title')!;

async function read(upstream: (page: number) => unknown, page: number, size = 20) {
  const requested: number[] = [];
  const fetchPage = async (number: number): Promise<WirePage> => {
    requested.push(number);
    return pageOf(upstream(number));
  };
  return { ...(await readWindow(fetchPage, page, size)), requested };
}

describe('an upstream that honours page and size', () => {
  test.each([
    [1, numbers(1, 20)],
    [3, numbers(41, 50)],
    [9, []],
  ])('is asked once for page %d', async (page, items) => {
    expect(await read(paginator(50, 20), page)).toEqual({ items, total: 50, requested: [page] });
  });
});

describe.each([
  ['7 a page', 7],
  ['1,000 a page', 1000],
])('an upstream with its own page size, %s', (_, ownSize) => {
  test.each([
    [1, numbers(1, 20)],
    [2, numbers(21, 40)],
    [3, numbers(41, 60)],
    [5, numbers(81, 95)],
    [6, []],
  ])('gives page %d', async (page, items) => {
    expect(await read(paginator(95, ownSize), page)).toMatchObject({ items, total: 95 });
  });
});

test('only the pages that are needed are read', async () => {
  const { requested } = await read(paginator(1000, 15), 20);
  expect(new Set(requested)).toEqual(new Set([20, 1, 26, 27]));
});

describe('a bare array', () => {
  test.each([
    [1, numbers(1, 20)],
    [3, numbers(41, 45)],
    [4, []],
  ])('is cut to page %d', async (page, items) => {
    expect(await read(() => numbers(1, 45), page)).toEqual({ items, total: 45, requested: [page] });
  });
});

describe.each([
  ['own size', 15],
  ['the size asked for', 20],
])('a simple paginator without totals, %s', (_, size) => {
  test.each([
    [1, numbers(1, 20)],
    [2, numbers(21, 40)],
    [3, numbers(41, 45)],
  ])('is followed to its end for page %d', async (page, items) => {
    expect(await read(simplePaginator(45, size), page)).toMatchObject({ items, total: 45 });
  });
});

describe('an upstream that ignores ?page=', () => {
  test.each([
    ['with totals', paginator(45, 15)],
    ['without totals', simplePaginator(45, 15)],
  ])('and sends a paginator %s shows its first page once', async (_, upstream) => {
    const { items, requested } = await read(() => upstream(1), 1);
    expect(items).toEqual(numbers(1, 15));
    expect(requested).toEqual([1, 2]);
  });

  test.each([
    ['with totals', paginator(45, 15)],
    ['without totals', simplePaginator(45, 15)],
  ])('and sends a paginator %s has nothing on a later page', async (_, upstream) => {
    expect((await read(() => upstream(1), 3)).items).toEqual([]);
  });
});

test('a 404 in place of a further page ends the list, another failure does not', async () => {
  const until = (status: number) => (page: number) => {
    if (page > 2) throw new UpstreamError('http', `answered ${status}`, { status });
    return simplePaginator(60, 20)(page);
  };
  expect(await read(until(404), 1)).toMatchObject({ items: numbers(1, 20), total: 40 });
  await expect(read(until(500), 1)).rejects.toMatchObject({ details: { status: 500 } });
});

test('a paginator that never ends is abandoned after 250 pages', async () => {
  const endless = (page: number) => ({
    data: [page],
    current_page: page,
    next_page_url: 'https://api.example/more',
  });
  expect(await read(endless, 1)).toEqual({ items: numbers(1, 20), total: 250, requested: numbers(1, 250) });
});

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation()));
afterEach(() => jest.restoreAllMocks());

const ids = (items: unknown[]) => parseEach(items, upstreamJob, 'job').map(({ id }) => id);

test('a malformed job is logged by position and field and skipped, the others stay', () => {
  expect(ids([{ id: 1 }, { title: 'no id' }, null, { id: 4, title: ['a'] }, { id: 5 }])).toEqual([
    '1',
    '4',
    '5',
  ]);
  const lines = logged.mock.calls.map(([line]) => JSON.parse(line));
  expect(lines).toMatchObject([
    { level: 'warn', event: 'upstream-item-skipped', what: 'job', index: 1, field: 'id' },
    { index: 2, field: '' },
  ]);
});

test('among jobs with the same id the first is kept, whether the id is a number or a string', () => {
  const jobs = parseEach(
    [{ id: 1, title: 'first' }, { id: '1', title: 'second' }, { id: 2 }],
    upstreamJob,
    'job',
  );
  expect(jobs.map(({ title }) => title)).toEqual(['first', '']);
});

test.each<[string, unknown, boolean, number | null]>([
  ['a bare list', [1, 2], true, 2],
  ['a wrapped list', { data: [1, 2] }, true, 2],
  ['a part of a list that says how long it is', { data: [1, 2], total: 9 }, false, 9],
  ['a page of another size', paginator(50, 10)(2), true, 50],
  ['a page of this size', paginator(50, 20)(1), false, 50],
  ['the only page of this size', paginator(7, 20)(1), true, 7],
  ['a page that may be of this size', { data: [1, 2], current_page: 1, next_page_url: 'x' }, false, null],
])('%s is the same for any size: %#', (_, list, isSame, total) => {
  const page = pageOf(list);
  expect([isSameForAnySize(page, 20), totalOf(page)]).toEqual([isSame, total]);
});
