import { messages } from '../content/messages';
import { upstreamForTests } from '../../test/upstream-for-tests';
import { searchHandler, searchForm } from './search-handler';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

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
  [[{ id: 1 }, { id: 2 }], 2],
  [[], 0],
])('returns how many jobs match', async (jobs, total) => {
  upstream.answersJson({ data: { data: { data: jobs } } });
  const { status, body } = await search('{"keyword":" nurse "}');
  expect([status, body]).toEqual([200, { status: 1, message: '', total }]);
  expect(JSON.parse(String(upstream.requests()[0]!.body))).toEqual({ keyword: 'nurse', category: '' });
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

test.each([
  [{}, { keyword: '', category: '' }],
  [
    { keyword: ' nurse ', category: ' 3 ' },
    { keyword: 'nurse', category: '3' },
  ],
  [{ keyword: 'x'.repeat(200) }, { keyword: 'x'.repeat(200), category: '' }],
])('search %j is accepted', (form, expected) => {
  expect(searchForm.parse(form)).toEqual(expected);
});

test.each([[{ keyword: 'x'.repeat(201) }], [{ category: 'x'.repeat(65) }], [{ keyword: {} }]])(
  'search %j is refused',
  (form) => {
    expect(searchForm.safeParse(form).success).toBe(false);
  },
);
