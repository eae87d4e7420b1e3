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

test('an API that counts its pages from 0 loses none', async () => {
  answersInPages(0, (page) => ({ ...counts, number: page, first: page === 0, last: page === 2 }));
  expect(await readAll()).toEqual(titles);
  expect(await readAll()).toEqual(titles);
});
