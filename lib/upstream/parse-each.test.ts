/** @jest-environment node */
import { wireJob } from '../shared/contract/entities';
import { parseEach } from './parse-each';

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation()));
afterEach(() => jest.restoreAllMocks());

const ids = (items: unknown[]) => parseEach(items, wireJob, 'job').map(({ id }) => id);

test('a broken job is left out and logged by its place and field, the others stay', () => {
  expect(ids([{ id: 1 }, { title: 'no id' }, null, { id: 4, title: ['a'] }, { id: 5 }])).toEqual(['1', '5']);
  const lines = logged.mock.calls.map(([line]) => JSON.parse(line));
  expect(lines).toMatchObject([
    { level: 'warn', event: 'upstream-item-skipped', what: 'job', index: 1, field: 'id' },
    { index: 2, field: '' },
    { index: 3, field: 'title' },
  ]);
});

test('of jobs with one id the first stays, whether the id is a number or a string', () => {
  const jobs = parseEach(
    [{ id: 1, title: 'first' }, { id: '1', title: 'second' }, { id: 2 }],
    wireJob,
    'job',
  );
  expect(jobs.map(({ title }) => title)).toEqual(['first', '']);
});

test('the upstream’s order is kept', () => {
  expect(ids([{ id: 30 }, { id: 4 }, { id: 'a' }, { id: 1 }])).toEqual(['30', '4', 'a', '1']);
});

test('nothing is logged for a whole list', () => {
  ids([{ id: 1 }]);
  expect(logged).not.toHaveBeenCalled();
});
