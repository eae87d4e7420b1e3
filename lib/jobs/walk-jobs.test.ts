import { sendJson } from '../../test/http-server';
import { upstreamForTests } from '../../test/upstream-for-tests';
import { walkJobs } from './lists';

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

async function idsOf(walk: ReturnType<typeof walkJobs>): Promise<string[]> {
  const ids: string[] = [];
  for await (const jobs of walk) ids.push(...jobs.map(({ id }) => id));
  return ids;
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index, title: 'Nurse' }));

/** An API with `total` jobs that returns at most `most` a page, whatever page size is requested. */
function capPageSize(maxPerPage: number, total: number) {
  upstream.answers(({ url }, response) => {
    const query = new URL(url, 'http://upstream').searchParams;
    const [page, size] = [Number(query.get('page')), Math.min(maxPerPage, Number(query.get('per_page')))];
    const data = numbered((page - 1) * size + 1, Math.min(total, page * size));
    const last_page = Math.ceil(total / size);
    const prev_page_url = page > 1 ? '/' : null;
    const about = { current_page: page, per_page: size, last_page, total, prev_page_url };
    sendJson(response, { status: 1, job: { data, ...about } });
  });
}

test('all pages of a paginator are read', async () => {
  capPageSize(1000, 2500);
  expect(await idsOf(walkJobs({ fields: 'summary' }))).toEqual(numbered(1, 2500).map(({ id }) => String(id)));
  expect(upstream.requests()).toHaveLength(3);
});

test('skip and take work by page where the API honours paging', async () => {
  capPageSize(1000, 5000);
  const ids = await idsOf(walkJobs({ fields: 'summary', skip: 3000, take: 1000 }));
  expect([ids[0], ids.length]).toEqual(['3001', 1000]);
  expect(upstream.requests()).toHaveLength(1);
});

test('and by counting where it has its own page size, or none', async () => {
  capPageSize(400, 2500);
  const counted = await idsOf(walkJobs({ fields: 'summary', skip: 1000, take: 1000 }));
  expect([counted[0], counted.at(-1), counted.length]).toEqual(['1001', '2000', 1000]);
  upstream.answersJson({ status: 1, job: numbered(1, 2500) });
  const bare = await idsOf(walkJobs({ fields: 'summary', skip: 2000, take: 1000 }));
  expect([bare[0], bare.at(-1)]).toEqual(['2001', '2500']);
});

test('an API that repeats its first page endlessly is read once', async () => {
  upstream.answersJson({
    status: 1,
    job: { data: numbered(1, 3), current_page: 1, per_page: 3, next_page_url: '?page=2' },
  });
  expect(await idsOf(walkJobs({ fields: 'all' }))).toEqual(['1', '2', '3']);
});

test('a job past its closing date is left out; an error status throws', async () => {
  upstream.answersJson({
    status: 1,
    job: [
      { id: 1, title: 'Nurse', expires_at: '2020-01-01' },
      { id: 2, title: 'Nurse' },
    ],
  });
  expect(await idsOf(walkJobs({ fields: 'all' }))).toEqual(['2']);
  upstream.answersJson({ status: 0 });
  await expect(idsOf(walkJobs({ fields: 'all' }))).rejects.toMatchObject({ kind: 'shape' });
});
