import { findClosed } from './find-closed';

const job = (id: string) => ({
  id,
  path: `/job-details/${id}/x`,
  title: 'Cook',
  place: '',
  salary: null,
  savedAt: '2026-01-01T00:00:00.000Z',
});

afterEach(() => jest.restoreAllMocks());

test('each job’s page gets a HEAD request, four at a time; jobs without an answer stay unknown', async () => {
  const statuses: Record<string, number> = { 1: 200, 2: 410, 3: 404, 4: 503 };
  let running = 0;
  let most = 0;
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    const status = statuses[String(path).split('/')[2]!];
    if (!status) throw new TypeError('no connection');
    return new Response(null, { status });
  });
  const closed = await findClosed(['1', '2', '3', '4', '5', '6'].map(job));
  expect([...closed].sort()).toEqual([
    ['1', false],
    ['2', true],
    ['3', true],
  ]);
  expect(most).toBe(4);
  expect(fetched.mock.calls[0]).toEqual(['/job-details/1/x', { method: 'HEAD', cache: 'no-store' }]);
});
