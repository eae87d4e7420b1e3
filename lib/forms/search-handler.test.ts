import { messages } from '../content/messages';
import { sendJson } from '../../test/http-server';
import { upstreamForTests } from '../../test/upstream-for-tests';
import { getListPage } from '../jobs/list-page';
import { parseJobsQuery } from '../jobs/query';
import { searchHandler, similarHandler } from './search-handler';
import { processWide } from '../base/process-wide';
import { readSimilar } from './similar';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

const lists = () => upstream.urls().filter((url) => !url.includes('category/list'));

async function search(body: string, type = 'application/json') {
  const request = new Request('http://localhost/x', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
  const response = await searchHandler(request);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test.each([
  [
    [
      { id: 1, title: 'Nurse' },
      { id: 2, title: 'Staff nurse' },
    ],
    2,
  ],
  [[], 0],
])('returns how many jobs match', async (jobs, total) => {
  upstream.answersJson({ data: { data: { data: jobs } } });
  const { status, body } = await search('{"keyword":" nurse "}');
  expect([status, body]).toEqual([200, { status: 1, message: '', total, path: '/job?keyword=nurse' }]);
  expect(JSON.parse(String(upstream.requests()[0]!.body))).toEqual({ keyword: 'nurse', category: '' });
});

test.each([
  ['nurse', '', '/job?keyword=nurse'],
  ['nurse in pune', '3', '/job?keyword=nurse+in+pune&category=3'],
  ['', '3', '/job/category/healthcare'],
])('the page of “%s” in category “%s” is %s, and reuses the list', async (keyword, category, path) => {
  const job = { id: 1, title: 'Nurse', location: 'Pune' };
  upstream.answers(({ url }, response) =>
    sendJson(response, {
      status: 1,
      categories: [{ id: 3, name: 'Healthcare' }],
      data: url.includes('search-job') ? { data: { data: [job] } } : [job],
    }),
  );
  expect((await search(JSON.stringify({ keyword, category }))).body).toMatchObject({ total: 1, path });
  const asked = lists();
  expect(asked).not.toEqual([]);
  const page = await getListPage(parseJobsQuery({ keyword, category })!);
  expect(page!.list!.total).toBe(1);
  expect(lists()).toEqual(asked);
});

test('an impossible category is not requested', async () => {
  expect((await search('{"category":"../7"}')).body.total).toBe(0);
  expect(upstream.requests()).toEqual([]);
});

test.each([
  ['{', 'application/json', 400],
  ['{}', 'text/plain', 415],
  ['{"keyword":{}}', 'application/json', 422],
])('%s as %s is %d without a request', async (body, type, status) => {
  expect((await search(body, type)).status).toBe(status);
  expect(upstream.requests()).toHaveLength(0);
});

test('a failing upstream is reported as such', async () => {
  upstream.answersJson({}, 500);
  const { status, headers, body } = await search('{}');
  expect([status, body]).toEqual([503, { status: 0, message: messages.searchFailed }]);
  expect(headers.get('retry-after')).toBe('60');
});

beforeEach(() => void delete processWide.uses);

const ask = (headers: Record<string, string> = {}) =>
  similarHandler(new Request('http://localhost/api/similar', { headers }));

const nurses = Array.from({ length: 6 }, (_, index) => ({
  id: index + 1,
  title: 'Staff Nurse',
  company_name: null,
  location: 'Pune',
  salary: '3 LPA',
  category_id: 3,
}));

test('the three newest jobs, despite missing fields', async () => {
  upstream.answersJson({ status: 1, job: { data: nurses } });
  const response = await ask();
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=300, s-maxage=300',
  ]);
  const similar = await readSimilar(response);
  expect(similar).toHaveLength(3);
  expect(similar[0]).toEqual({
    path: '/job-details/1/staff-nurse',
    title: 'Staff Nurse',
    company: '',
    location: 'Pune',
    salary: '₹3 lakh a year',
  });
});

test('a failing API is reported as such; another site is refused', async () => {
  upstream.answers((_, response) => response.writeHead(500).end());
  const failed = await ask();
  expect(failed.status).toBe(503);
  await expect(readSimilar(failed)).rejects.toThrow(TypeError);
  expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});
