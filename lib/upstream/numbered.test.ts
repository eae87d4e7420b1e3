import { listIn, type WirePage } from '../contract/paging';
import { UpstreamError } from './errors';
import { readNumbered, readWindow } from './lists';

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
  ] as const)('counted from %d, %d jobs are read from the first to the last', async (firstNumber, total) => {
    for (const opening of [1, 3]) {
      const fetchPage = newReader(upstream(firstNumber, total, about).read);
      for (const page of [opening, 1, 2, 3, 4, 5, 6])
        expect([page, (await readWindow(fetchPage, page, SIZE)).items]).toEqual([
          page,
          numbers(1, total).slice((page - 1) * SIZE, page * SIZE),
        ]);
      expect((await readWindow(fetchPage, 1, 1000)).items).toEqual(numbers(1, total));
    }
  });
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
