import { sendJson } from '../../test/http-server';
import { joinErrorRealms } from '../../test/one-realm';
import { upstreamForTests } from '../../test/upstream-for-tests';

joinErrorRealms();

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));
beforeEach(() => jest.resetModules());

const titles = ['Welder', 'Nurse', 'Fitter', 'Cook', 'Clerk'];
const all = titles.map((title, index) => ({ id: index + 1, title }));

/** Pages of two, of which the first is called `first`. */
const answersInPages = (first: number, about: (page: number) => object) =>
  upstream.answers(({ url }, response) => {
    const page = Number(new URL(url, 'http://own.invalid').searchParams.get('page'));
    if (page < first) return sendJson(response, { message: 'No such page' }, 400);
    return sendJson(response, { content: all.slice((page - first) * 2).slice(0, 2), ...about(page) });
  });

async function readAll(): Promise<string[]> {
  const { readActiveJobs, readJobWindow } = await import('./jobs');
  const { jobs } = await readJobWindow((page, next) => readActiveJobs({ page, perPage: 20, next }), 1, 20);
  return jobs.map(({ title }) => title);
}

const counts = { totalElements: 5, totalPages: 3, size: 2 };

test.each([
  [
    'says which is first',
    (page: number) => ({ ...counts, number: page, first: page === 0, last: page === 2 }),
  ],
  ['links to the one before', (page: number) => ({ count: 5, prev: page > 0 ? '?page=0' : null, page })],
])('an API that counts its pages from 0 and %s loses none', async (_, about) => {
  answersInPages(0, about);
  expect(await readAll()).toEqual(titles);
  expect(await readAll()).toEqual(titles);
});

test('a first page that names one before it, which is not there, is the first all the same', async () => {
  answersInPages(1, (page) => ({ ...counts, prev: `?page=${page - 1}`, page }));
  expect(await readAll()).toEqual(titles);
});
