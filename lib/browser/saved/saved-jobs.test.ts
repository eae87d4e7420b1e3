/** @jest-environment jsdom */
import { addJobs, checkJobs, MAX_SAVED, removeJobs, type SavedJob, savedJobs } from './saved-jobs';
import { onDeviceText } from '../device-text';
import { countSaved, isSaved, SAVED_KEY } from './saved-text';

const job = (id: string, minute = 0): SavedJob => ({
  id,
  path: `/job-details/${id}/staff-nurse`,
  title: 'Staff Nurse',
  place: 'Asha Clinic · Pune',
  salary: null,
  savedAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
});
const ids = () => savedJobs().map(({ id }) => id);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('jobs are saved newest first, once each, and removed', () => {
  expect(addJobs([job('1', 1)])).toBe(true);
  addJobs([job('2', 2)]);
  addJobs([job('1', 3)]);
  expect(ids()).toEqual(['1', '2']);
  expect([isSaved('2'), isSaved('3'), countSaved()]).toEqual([true, false, 2]);
  expect(removeJobs(['1'])).toBe(true);
  expect([ids(), isSaved('1'), countSaved()]).toEqual([['2'], false, 1]);
  removeJobs(['2']);
  expect(localStorage.getItem(SAVED_KEY)).toBeNull();
});

test('removed jobs come back where they were', () => {
  addJobs([job('1', 1), job('2', 2), job('3', 3)]);
  const [, second] = savedJobs();
  removeJobs(['2']);
  addJobs([second!]);
  expect(ids()).toEqual(['3', '2', '1']);
});

test(`no more than ${MAX_SAVED} jobs are kept`, () => {
  const many = Array.from({ length: MAX_SAVED }, (_, index) => job(String(index)));
  expect(addJobs(many)).toBe(true);
  expect(addJobs([job('one-more')])).toBe(false);
  expect(savedJobs()).toHaveLength(MAX_SAVED);
});

test('a title with quotes is not taken for an id', () => {
  addJobs([{ ...job('1'), title: '"id":"2"' }]);
  expect([isSaved('2'), countSaved()]).toEqual([false, 1]);
});

test.each([
  ['no JSON', '{"version":1,"jobs":[{"id":"1"'],
  ['another version', JSON.stringify({ version: 2, jobs: [job('1')] })],
])('%s in the store is an empty list, and can be saved over', (_, text) => {
  localStorage.setItem(SAVED_KEY, text);
  expect(savedJobs()).toEqual([]);
  expect(addJobs([job('7')])).toBe(true);
  expect(ids()).toEqual(['7']);
});

test.each([
  { path: 'javascript:alert(1)' },
  { path: '/job-details/2/other' },
  { path: '//evil.example/job-details/1/x' },
  { id: '../1' },
  { title: 1 },
  { salary: undefined },
  { savedAt: 'yesterday' },
  { isClosed: 'no' },
])('a job with %j is skipped', (wrong) => {
  const stored = { version: 1, jobs: [{ ...job('1'), ...wrong }, null, job('2')] };
  localStorage.setItem(SAVED_KEY, JSON.stringify(stored));
  expect(ids()).toEqual(['2']);
});

test('changes are announced in this tab and in others', () => {
  const listener = jest.fn();
  const stop = onDeviceText(listener);
  addJobs([job('1')]);
  expect(listener).toHaveBeenCalledTimes(1);
  localStorage.setItem(SAVED_KEY, JSON.stringify({ version: 1, jobs: [job('5')] }));
  dispatchEvent(new StorageEvent('storage', { key: SAVED_KEY }));
  expect([listener.mock.calls.length, ids()]).toEqual([2, ['5']]);
  stop();
  removeJobs(['5']);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('each job’s page gets a HEAD request, four at a time; jobs without an answer stay unknown', async () => {
  const statuses: Record<string, number> = { 1: 200, 2: 410, 3: 404, 4: 503 };
  let [running, most] = [0, 0];
  const page = jest.fn(async (path: string) => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    const status = statuses[path.split('/')[2]!];
    if (!status) throw new TypeError('no connection');
    return { ok: status === 200, status };
  });
  Object.assign(globalThis, { fetch: page });
  addJobs(['1', '2', '3', '4', '5', '6'].map((id) => job(id)));
  expect(await checkJobs(savedJobs())).toEqual({ open: 1, closed: 2, unknown: 3 });
  expect(savedJobs().map(({ isClosed }) => isClosed)).toEqual([
    false,
    true,
    true,
    undefined,
    undefined,
    undefined,
  ]);
  expect(most).toBe(4);
  expect(page.mock.calls[0]).toEqual(['/job-details/1/staff-nurse', { method: 'HEAD', cache: 'no-store' }]);
});
