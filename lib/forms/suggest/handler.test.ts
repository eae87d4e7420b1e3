import { setTimeout as sleep } from 'node:timers/promises';
import { sendJson } from '../../../test/http-server';
import { upstreamForTests } from '../../../test/upstream-for-tests';
import { processWide } from '../../base/process-wide';
import { suggestHandler } from './handler';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

beforeEach(() => {
  delete processWide.currentIndex;
  delete processWide.uses;
});

const jobs = {
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

/** On a busy machine the first answer can come before the API's. */
async function known(typed: string) {
  for (;;) {
    const asked = await ask(typed);
    if (asked.cache !== 'no-store') return asked;
    await sleep(20);
  }
}

test('suggests terms with current jobs, and allows caching', async () => {
  upstream.answersJson(jobs);
  expect(await known('nu')).toEqual({
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

test('the API is not called again for every letter', async () => {
  upstream.answersJson(jobs);
  await Promise.all(['nu', 'nur', 'nurs'].map((typed) => ask(typed)));
  await known('nurse');
  expect(upstream.requests()).toHaveLength(3);
});

test('a slow API is not awaited: the built-in index is used meanwhile, and not cached', async () => {
  let answerNow = () => {};
  const due = new Promise<void>((resolve) => (answerNow = resolve));
  upstream.answers(async (_, response) => {
    await due;
    sendJson(response, jobs);
  });
  const meanwhile = await ask('nurse');
  expect(meanwhile).toMatchObject({ status: 200, cache: 'no-store' });
  expect(meanwhile.body.suggestions).toContainEqual({ kind: 'title', label: 'staff nurse' });
  expect((await ask('10th')).body.suggestions).toEqual([
    { kind: 'list', label: '10th pass', href: '/job?education=class-10' },
  ]);
  answerNow();
  expect((await known('nurse')).body.suggestions).toHaveLength(1);
});

test('while the API fails, the built-in index is used; another site is refused', async () => {
  upstream.answersJson({ status: 0 });
  expect(await ask('bangal')).toMatchObject({
    cache: 'no-store',
    body: { suggestions: [{ kind: 'city', label: 'Bengaluru' }] },
  });
  expect(await ask('nurse', { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
});
