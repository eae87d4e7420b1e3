import { listIn, type WirePage } from '../contract/paging';
import { UpstreamError } from './errors';
import { upstreamJob } from './jobs';
import { isSameForAnySize, parseEach, readNumbered, readWindow, totalOf } from './lists';

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
  ])('and sends a paginator %s shows its first page once, and nothing later', async (_, upstream) => {
    const { items, requested } = await read(() => upstream(1), 1);
    expect(items).toEqual(numbers(1, 15));
    expect(requested).toEqual([1, 2]);
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

describe('numbered', () => {
  const SIZE = 5;
  const numbers = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

  type About = { page: number; index: number; pages: number; total: number };

  /** Paging information of upstreams; `index` counts from 0, `page` as the upstream does. */
  const DIALECTS: [string, (about: About) => object][] = [
    ['page, size and total', ({ page, total }) => ({ page, size: SIZE, total })],
    [
      'the number of the last page',
      ({ page, index, pages, total }) => ({
        current_page: page,
        per_page: SIZE,
        total,
        last_page: page - index + pages - 1,
      }),
    ],
    [
      'Spring',
      ({ page, index, pages, total }) => ({
        number: page,
        size: SIZE,
        totalElements: total,
        totalPages: pages,
        first: index === 0,
        last: index === pages - 1,
      }),
    ],
    [
      'Spring’s resources',
      ({ page, pages, total }) => ({
        page: { number: page, size: SIZE, totalElements: total, totalPages: pages },
      }),
    ],
    ['has_prev', ({ index, pages }) => ({ has_prev: index > 0, has_next: index < pages - 1 })],
    [
      'links',
      ({ page, index, pages }) => ({
        next: index < pages - 1 ? `/jobs?page=${page + 1}` : null,
        previous: index > 0 ? `/jobs?page=${page - 1}` : null,
      }),
    ],
  ];

  /** A page of an upstream that counts from `firstNumber`, or one before or after all pages. */
  function upstream(firstNumber: 0 | 1, total: number, about: (typeof DIALECTS)[number][1], size = SIZE) {
    const asked: number[] = [];
    const read = async (page: number): Promise<WirePage> => {
      asked.push(page);
      const index = page - firstNumber;
      if (index < 0) throw new UpstreamError('http', 'bad request', { status: 422 });
      const data = numbers(1, total).slice(index * size, (index + 1) * size);
      const said = about({ page, index, total, pages: Math.ceil(total / size) });
      return listIn({ data, ...said }, ['data'], 'title')!;
    };
    return { read, asked };
  }

  /** Of an upstream that was not read yet. */
  function newReader(read: (page: number) => Promise<WirePage>) {
    const counting = { from: null };
    return (page: number) => readNumbered(read, page, counting);
  }

  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  describe.each(DIALECTS)('%s', (_, about) => {
    test.each([
      [0, 23],
      [0, 3],
      [1, 23],
      [1, 5],
    ] as const)(
      'counted from %d, %d jobs are read from the first to the last',
      async (firstNumber, total) => {
        for (const opening of [1, 3]) {
          const fetchPage = newReader(upstream(firstNumber, total, about).read);
          for (const page of [opening, 1, 2, 3, 4, 5, 6])
            expect([page, (await readWindow(fetchPage, page, SIZE)).items]).toEqual([
              page,
              numbers(1, total).slice((page - 1) * SIZE, page * SIZE),
            ]);
          expect((await readWindow(fetchPage, 1, 1000)).items).toEqual(numbers(1, total));
        }
      },
    );
  });

  const [, pageAndSize] = DIALECTS[0]!;

  test('the first page number is determined once', async () => {
    const { read, asked } = upstream(0, 23, pageAndSize);
    const readPage = newReader(read);
    for (const page of [1, 2, 1]) await readPage(page);
    expect(asked).toEqual([1, 5, 0, 0, 1, 0]);
  });

  test('an upstream whose page 1 states that it is the first is not queried further', async () => {
    const { read, asked } = upstream(1, 23, ({ page }) => ({
      current_page: page,
      prev_page_url: null,
      total: 23,
    }));
    await newReader(read)(1);
    expect(asked).toEqual([1]);
  });

  test.each([
    ['takes page 0 for page 1', (page: number) => Math.max(page, 1)],
    ['ignores the page', () => 1],
  ])('an upstream that overstates its jobs and %s counts from 1', async (_, pageFor) => {
    const { read } = upstream(1, 12, ({ page }) => ({ page, size: SIZE, total: 40 }));
    const readPage = newReader((page) => read(pageFor(page)));
    const items = async () => (await readPage(1)).items;
    expect([await items(), await items()]).toEqual([numbers(1, 5), numbers(1, 5)]);
  });
});
