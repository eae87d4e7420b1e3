import { setTimeout as sleep } from 'node:timers/promises';
import { sendJson } from '../../test/http-server';
import { upstreamForTests } from '../../test/upstream-for-tests';
import { processWide } from '../base/process-wide';
import { suggestHandler } from './suggest-handler';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

beforeEach(() => {
  delete processWide.knownWords;
  delete processWide.limiters;
});

const known = {
  status: 1,
  categories: [
    { id: 1, name: 'Nursing', jobs_count: 1 },
    { id: 2, name: 'Nuts', jobs_count: 0 },
  ],
  locations: [
    { slug: 'pune', name: 'Pune', region: 'Maharashtra', jobs_count: 4 },
    { slug: 'nagpur', name: 'Nagpur', region: 'Maharashtra', jobs_count: 0 },
  ],
  job: [
    { id: 1, title: 'Nurse (ICU)' },
    { id: 2, title: 'Nurse, Closed', expires_at: '2020-01-01' },
  ],
};

async function ask(typed: string, headers: Record<string, string> = {}) {
  const url = `http://localhost/api/suggest?${new URLSearchParams({ q: typed })}`;
  const response = await suggestHandler(new Request(url, { headers }));
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    body: await response.json(),
  };
}

test('suggests what has jobs now, and lets it be kept', async () => {
  upstream.answersJson(known);
  expect(await ask('nu')).toEqual({
    status: 200,
    cache: 'public, max-age=300, s-maxage=300',
    body: {
      suggestions: [
        { kind: 'category', label: 'Nursing', href: '/job?category=1' },
        { kind: 'title', label: 'Nurse' },
      ],
    },
  });
  expect((await ask('पुणे')).body.suggestions).toEqual([
    { kind: 'city', label: 'Pune', href: '/job/location/pune' },
  ]);
  expect((await ask('nag')).body.suggestions).toEqual([]);
});

test('the API is not asked again for every letter', async () => {
  upstream.answersJson(known);
  await Promise.all(['nu', 'nur', 'nurs'].map((typed) => ask(typed)));
  await ask('nurse');
  expect(upstream.requests()).toHaveLength(2);
});

test('nobody waits for a slow API: there is nothing yet, and that is not kept', async () => {
  let answerNow = () => {};
  const due = new Promise<void>((resolve) => (answerNow = resolve));
  upstream.answers(async (_, response) => {
    await due;
    sendJson(response, known);
  });
  expect(await ask('nurse')).toEqual({ status: 200, cache: 'no-store', body: { suggestions: [] } });
  answerNow();
  while ((await ask('nurse')).body.suggestions.length === 0) await sleep(20);
});

test('what is old is suggested while it is read again, also if that fails', async () => {
  upstream.answersJson(known);
  await ask('nurse');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  upstream.answersJson({ status: 0 });
  expect((await ask('nurse')).body.suggestions).toHaveLength(1);
  while (upstream.requests().length <= 2) await sleep(20);
  expect((await ask('nurse')).body.suggestions).toHaveLength(1);
});

test('a failing API is reported as such; another site is refused', async () => {
  upstream.answersJson({ status: 0 });
  expect(await ask('nurse')).toMatchObject({ status: 503, body: { status: 0 } });
  expect(await ask('nurse', { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
});
